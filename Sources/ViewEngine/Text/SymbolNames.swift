/// The names of Apple's symbols, and the Material icons that show the same thing.
///
/// A symbol's name is made of words with dots between them: a thing, and how it is drawn (`bell.slash.fill`). What is not
/// in the table is looked for without its last words, so `star.circle.fill` is found as `star`. A single word that is
/// also the name of a Material icon, such as `star` or `lock`, is that icon.
package enum SymbolNames {
  /// The Material icon for a symbol; the name itself if nothing is known of it.
  package static func icon(for symbol: String) -> String {
    if let icon = icons[symbol] { return icon }
    var rest = Substring(symbol)
    while let dot = rest.lastIndex(of: ".") {
      rest = rest[..<dot]
      if let icon = icons[String(rest)] { return icon }
    }
    return String(rest)
  }

  /// All pairs, by the symbol.
  package static let icons: [String: String] = Dictionary(
    uniqueKeysWithValues: table.split(whereSeparator: \.isWhitespace).map { pair in
      let parts = pair.split(separator: "=")
      return (String(parts[0]), String(parts[1]))
    })

  private static let table = """
    plus=add plus.circle=add_circle_outline plus.circle.fill=add_circle plus.square=add_box minus=remove
    minus.circle=remove_circle_outline minus.circle.fill=remove_circle xmark=close xmark.circle=highlight_off
    xmark.circle.fill=cancel multiply=close checkmark=check checkmark.circle=check_circle_outline
    checkmark.circle.fill=check_circle checkmark.square=check_box checkmark.square.fill=check_box
    checkmark.seal=verified checkmark.seal.fill=verified checkmark.shield=verified_user
    square=check_box_outline_blank square.fill=square circle=radio_button_unchecked circle.fill=circle
    largecircle.fill.circle=radio_button_checked questionmark=question_mark questionmark.circle=help_outline
    questionmark.circle.fill=help exclamationmark=priority_high exclamationmark.circle=error_outline
    exclamationmark.circle.fill=error exclamationmark.triangle=warning_amber exclamationmark.triangle.fill=warning
    info.circle=info_outline info.circle.fill=info ellipsis=more_horiz ellipsis.circle=pending
    chevron.left=chevron_left chevron.right=chevron_right chevron.up=expand_less chevron.down=expand_more
    chevron.backward=chevron_left chevron.forward=chevron_right chevron.up.chevron.down=unfold_more
    arrow.left=arrow_back arrow.right=arrow_forward arrow.up=arrow_upward arrow.down=arrow_downward
    arrow.backward=arrow_back arrow.forward=arrow_forward arrow.clockwise=refresh arrow.counterclockwise=replay
    arrow.uturn.left=undo arrow.uturn.right=redo arrow.uturn.backward=undo arrow.uturn.forward=redo
    arrow.triangle.2.circlepath=sync arrow.2.circlepath=sync arrow.2.squarepath=repeat arrow.up.arrow.down=swap_vert
    arrow.left.arrow.right=swap_horiz arrow.up.right.square=open_in_new arrow.down.circle=arrow_circle_down
    arrow.up.circle=arrow_circle_up arrow.up.circle.fill=arrow_circle_up arrow.right.circle=arrow_circle_right
    arrow.left.circle=arrow_circle_left arrow.up.left.and.arrow.down.right=open_in_full
    arrow.down.right.and.arrow.up.left=close_fullscreen arrowshape.turn.up.left=reply
    arrowshape.turn.up.right=forward square.and.arrow.up=ios_share square.and.arrow.down=file_download
    icloud.and.arrow.down=cloud_download icloud.and.arrow.up=cloud_upload square.and.pencil=edit_note pencil=edit
    pencil.circle=edit pencil.tip=draw trash=delete_outline trash.fill=delete folder.fill=folder
    folder.badge.plus=create_new_folder doc=insert_drive_file doc.text=description doc.on.doc=content_copy
    doc.on.clipboard=content_paste doc.richtext=article clipboard=assignment note.text=sticky_note_2 book=book
    book.closed=book books.vertical=library_books bookmark.fill=bookmark newspaper.fill=newspaper
    magazine=auto_stories archivebox=archive tray=inbox tray.and.arrow.down=move_to_inbox tray.full=inbox
    paperplane=send paperplane.fill=send paperclip=attach_file tag=local_offer tag.fill=local_offer house=home
    house.fill=home building=apartment building.2=location_city building.columns=account_balance
    magnifyingglass=search plus.magnifyingglass=zoom_in minus.magnifyingglass=zoom_out gear=settings
    gearshape=settings gearshape.fill=settings gearshape.2=settings wrench=build wrench.and.screwdriver=handyman
    hammer=construction slider.horizontal.3=tune slider.vertical.3=tune line.3.horizontal=menu
    line.3.horizontal.decrease=filter_list line.3.horizontal.decrease.circle=filter_list line.horizontal.3=menu
    list.bullet=format_list_bulleted list.number=format_list_numbered list.dash=list list.bullet.rectangle=list_alt
    square.grid.2x2=grid_view square.grid.2x2.fill=grid_view square.grid.3x3=grid_on rectangle.grid.1x2=view_agenda
    rectangle.stack=layers square.stack=layers sidebar.left=view_sidebar sidebar.right=view_sidebar table=table_chart
    person.fill=person person.circle=account_circle person.circle.fill=account_circle
    person.crop.circle=account_circle person.crop.circle.fill=account_circle person.2=people_outline
    person.2.fill=people person.3=groups person.badge.plus=person_add person.crop.square=account_box
    figure.walk=directions_walk figure.run=directions_run heart=favorite_border heart.fill=favorite star.fill=star
    star.leadinghalf.filled=star_half hand.thumbsup=thumb_up_off_alt hand.thumbsup.fill=thumb_up
    hand.thumbsdown=thumb_down_off_alt hand.thumbsdown.fill=thumb_down hand.raised=pan_tool hand.wave=waving_hand
    hand.wave.fill=waving_hand hand.point.up=touch_app hand.point.down=south hand.point.left=west
    hand.point.right=east hand.tap=touch_app bell=notifications_none bell.fill=notifications
    bell.slash=notifications_off bell.badge=notifications_active envelope=mail_outline envelope.fill=mail
    envelope.open=drafts phone.fill=phone message.fill=chat_bubble bubble.left=chat_bubble_outline
    bubble.left.fill=chat_bubble bubble.right=chat_bubble_outline bubble.left.and.bubble.right=forum
    text.bubble=comment video=videocam video.fill=videocam camera.fill=photo_camera photo=image photo.fill=image
    photo.on.rectangle=photo_library film=movie music.note=music_note music.note.list=queue_music mic.fill=mic
    mic.slash=mic_off speaker.wave.1=volume_down speaker.wave.2=volume_up speaker.wave.3=volume_up
    speaker.slash=volume_off play.fill=play_arrow play.circle=play_circle_outline play.circle.fill=play_circle_filled
    pause.fill=pause pause.circle=pause_circle_outline stop.fill=stop record.circle=fiber_manual_record
    forward.fill=fast_forward backward=fast_rewind backward.fill=fast_rewind forward.end=skip_next
    forward.end.fill=skip_next backward.end=skip_previous backward.end.fill=skip_previous goforward.10=forward_10
    gobackward.10=replay_10 repeat=repeat repeat.1=repeat_one calendar=calendar_today calendar.badge.plus=event
    clock=schedule clock.fill=watch_later clock.arrow.circlepath=history stopwatch=timer hourglass=hourglass_empty
    sun.max=wb_sunny sun.max.fill=wb_sunny sun.min=light_mode moon=dark_mode moon.fill=dark_mode
    moon.stars=nightlight cloud.fill=cloud cloud.sun=wb_cloudy cloud.sun.fill=wb_cloudy cloud.rain=water_drop
    cloud.bolt=thunderstorm cloud.snow=cloudy_snowing snowflake=ac_unit wind=air drop=water_drop
    flame=local_fire_department flame.fill=local_fire_department bolt.fill=bolt bolt.slash=flash_off leaf=eco
    leaf.fill=eco tree=park globe=public globe.americas=public network=lan mappin=place mappin.and.ellipse=place
    mappin.circle=place location=near_me location.fill=near_me safari=explore car=directions_car
    car.fill=directions_car bus=directions_bus bicycle=directions_bike airplane=flight ferry=directions_boat
    sailboat=sailing sailboat.fill=sailing fuelpump=local_gas_station bed.double=bed cup.and.saucer=local_cafe
    fork.knife=restaurant cart=shopping_cart cart.fill=shopping_cart bag=shopping_bag bag.fill=shopping_bag
    basket=shopping_basket gift=card_giftcard creditcard=credit_card creditcard.fill=credit_card banknote=payments
    dollarsign=attach_money eurosign=euro dollarsign.circle=paid lamp.table=light lamp.desk=light lightbulb=lightbulb
    lightbulb.fill=lightbulb medal=military_tech medal.fill=military_tech trophy=emoji_events
    trophy.fill=emoji_events rosette=workspace_premium crown=workspace_premium graduationcap=school
    briefcase=work_outline briefcase.fill=work suitcase=luggage lock.fill=lock lock.open=lock_open key.fill=vpn_key
    shield.fill=shield faceid=face touchid=fingerprint eye=visibility eye.fill=visibility eye.slash=visibility_off
    eye.slash.fill=visibility_off wifi=wifi wifi.slash=wifi_off antenna.radiowaves.left.and.right=cell_tower
    dot.radiowaves.left.and.right=sensors battery.100=battery_full battery.25=battery_2_bar
    bolt.horizontal=electric_bolt cpu=memory memorychip=memory desktopcomputer=desktop_windows laptopcomputer=laptop
    iphone=smartphone ipad=tablet_mac applewatch=watch printer=print display=monitor externaldrive=storage
    server.rack=dns chevron.left.forwardslash.chevron.right=code curlybraces=data_object ant=bug_report
    ladybug=bug_report chart.bar=bar_chart chart.bar.fill=bar_chart chart.pie=pie_chart chart.pie.fill=pie_chart
    chart.line.uptrend.xyaxis=show_chart waveform=graphic_eq waveform.path.ecg=monitor_heart bold=format_bold
    italic=format_italic underline=format_underlined strikethrough=strikethrough_s textformat=text_fields
    textformat.size=format_size text.alignleft=format_align_left text.aligncenter=format_align_center
    text.alignright=format_align_right text.justify=format_align_justify text.quote=format_quote paintbrush=brush
    paintbrush.fill=brush paintpalette=palette eyedropper=colorize scissors=content_cut crop=crop
    wand.and.stars=auto_fix_high sparkles=auto_awesome pin=push_pin pin.fill=push_pin flag.fill=flag cube=view_in_ar
    cube.fill=view_in_ar puzzlepiece=extension gamecontroller=sports_esports gamecontroller.fill=sports_esports
    sportscourt=sports_soccer figure.2=wc pawprint=pets pawprint.fill=pets cross=local_hospital
    cross.case=medical_services stethoscope=medical_services pills=medication face.smiling=sentiment_satisfied_alt
    qrcode=qr_code barcode=qr_code_2 viewfinder=center_focus_weak circle.lefthalf.filled=contrast
    minus.square=indeterminate_check_box rectangle.portrait.and.arrow.right=logout tortoise=slow_motion_video
    hare=speed speedometer=speed gauge=speed ruler=straighten scalemass=scale party.popper=celebration
    theatermasks=theater_comedy ticket=confirmation_number nosign=block app.badge=notifications app=apps
    square.on.square=filter_none character.book.closed=translate captions.bubble=closed_caption
    figure.stand=accessibility_new ear=hearing hand.draw=gesture signature=draw scribble=gesture lasso=gesture
    sun.haze=wb_twilight sunrise=wb_twilight thermometer=thermostat
    """
}
