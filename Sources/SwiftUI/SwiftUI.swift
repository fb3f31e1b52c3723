// Code written for Apple's framework imports this module and finds what it is used to.
@_exported import AppRuntime
@_exported import Foundation
@_exported import Observation
@_exported import ViewEngine
