import type { PlanTexts } from './en';

export const plan: PlanTexts = {
  free: 'Am ddim',
  obligesToPay: 'Drwy gadarnhau, rydych yn archebu gyda rhwymedigaeth i dalu.',
  orderedSubject: 'Eich archeb: {item}',
  orderedText: 'Rydych wedi archebu’r cynllun {item} yn {site}.',
  orderedKeep: 'Cadwch yr e-bost hwn. Mae’n cynnwys telerau eich contract.',
  orderedNoFree:
    'Gyda’r cynllun hwn, mae’r mynediad am ddim ar eich cyfrif wedi dod i ben. Pan ddaw’r cynllun i ben, dewiswch un arall i fynd ar-lein.',
  orderedNoNetwork:
    'Dyw {item} ddim yn cynnwys eich rhwydwaith eich hun. Mae eich rhwydwaith yn stopio pan fydd {item} yn dechrau. O hynny ymlaen, cysylltwch eich dyfeisiau â Wi-Fi {site}.',
  factPlan: 'Cynllun',
  factPlanUntil: 'Cynllun tan',
  factReplaces: 'Yn disodli',
  factSpeed: 'Cyflymder',
  speedBoth: 'Lawrlwytho {download} Mb/s, uwchlwytho {upload} Mb/s',
  factDevices: 'Dyfeisiau',
  devicesUnlimited: 'Diderfyn',
  factCoupon: 'Cwpon',
  factOrder: 'Rhif archeb',
  factName: 'Enw',
  factEmail: 'Cyfeiriad e-bost',
  factEndsOn: 'Dyddiad diwedd a ddewisoch',
  factStart: 'Dechrau',
  startsAfterPause: 'Ar ôl y saib',
  factPrice: 'Pris',
  factUnused: 'O amser heb ei ddefnyddio a chredyd',
  factPaid: 'Wedi’i dalu',
  factRenewal: 'Adnewyddu',
  factMinimumTerm: 'Isafswm tymor',
  factCancel: 'Sut i ganslo',
  factWithdraw: 'Hawl i dynnu’n ôl',
  factStartAsked: 'Eich cais',
  startAsked:
    'Gofynnoch i ni ddechrau’r gwasanaeth ar unwaith. Os tynnwch yn ôl, rydych yn talu am yr amser a gawsoch.',
  startAskedLater:
    'Gofynnoch i ni ddechrau’r gwasanaeth cyn i’ch hawl i dynnu’n ôl ddod i ben. Os tynnwch yn ôl ar ôl y dechrau, rydych yn talu am yr amser a gawsoch.',
  startAskedPause:
    'Gofynnoch i ni ddechrau’r saib cyn i’ch hawl i dynnu’n ôl ddod i ben. Os tynnwch yn ôl ar ôl y dechrau, rydych yn talu am y dyddiau a ddefnyddioch.',
  factSeller: 'Gwerthwr',
  priceEvery: '{amount} am bob {period}',
  priceFor: '{amount} am {period}',
  planAtPrice: '{item} ({price})',
  priceWithTax: '{price}, pob treth wedi’i chynnwys',
  renewsOn: 'Mae’n adnewyddu’n awtomatig nes i chi ganslo. Eich taliad nesaf: {amount} ar {day}.',
  renewsFree: 'Mae’n adnewyddu’n awtomatig nes i chi ganslo. Fyddwch chi’n talu dim ar {day}.',
  renewsUntilCancelled: 'Mae’n adnewyddu’n awtomatig nes i chi ganslo.',
  doesNotRenew: 'Nid yw’n adnewyddu.',
  termUntil: 'Tan {day}.',
  termFromStart: '{period} o’r dechrau.',
  minimumTerm:
    '{until} Os gadewch yn gynnar, neu os daw’r cynllun i ben am nad ydych wedi talu, byddwch yn talu {percent}% o {amount} am bob mis sy’n weddill. Mae mis sydd wedi dechrau yn cyfrif yn llawn, hyd yn oed os ydych wedi talu amdano. Os dangoswch ein bod wedi colli llai na hyn, dim ond yr hyn a gollon ni y byddwch yn ei dalu.',
  termTotal: 'Am yr isafswm tymor cyfan byddwch yn talu {amount}.',
  pauseMovesTerm: 'Mae eich isafswm tymor yn stopio yn ystod y saib, felly daw i ben yn hwyrach.',
  cancelHow: 'Mewngofnodwch ac agorwch “Fy nghynllun”.',
  cancelOnline: 'Mewngofnodwch ac agorwch “Fy nghynllun”, neu canslwch heb fewngofnodi: {url}',
  withdrawHow:
    'Gallwch dynnu’n ôl tan {day}. Byddwn yn ad-dalu’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio. I dynnu’n ôl: {url}',
  withdrawFree:
    'Gallwch dynnu’n ôl tan {day}. Os tynnwch yn ôl mewn pryd, fyddwch chi’n talu dim. I dynnu’n ôl: {url}',
  withdrawShort:
    'Gallwch dynnu’n ôl tan {day}. Byddwn yn ad-dalu’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio. Daw eich cynllun i ben ar {end}, ac ni fydd dim ar ôl i’w ad-dalu wedyn. I dynnu’n ôl: {url}',
  withdrawEnds:
    'Gallwch dynnu’n ôl tan {day}. Mae tynnu’n ôl yn dod â’ch cynllun i ben ar unwaith, gyda phopeth a archeboch ar ei gyfer. Byddwn yn ad-dalu’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio. I dynnu’n ôl: {url}',
  withdrawEndsFirst:
    'Gallwch dynnu’n ôl tan {day}. Tan {first}, mae tynnu’n ôl yn dod â’ch cynllun i ben ar unwaith, gyda phopeth a archeboch ar ei gyfer, a byddwn yn ad-dalu’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio. Ar ôl {first}, mae tynnu’n ôl yn mynd â chi’n ôl i {item}. Byddwn wedyn yn rhoi’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio tuag at {item} yn gyntaf. Cewch y gweddill yn ôl fel ad-daliad, neu fel credyd os taloch â chredyd. Os nad yw’r arian yn ddigon i dalu am {item}, byddwch yn dychwelyd ar ddiwedd yr amser rydych wedi talu amdano. I dynnu’n ôl: {url}',
  withdrawEndsFirstFree:
    'Gallwch dynnu’n ôl tan {day}. Tan {first}, mae tynnu’n ôl yn dod â’ch cynllun i ben ar unwaith, gyda phopeth a archeboch ar ei gyfer, a byddwn yn ad-dalu’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio. Ar ôl {first}, mae tynnu’n ôl yn mynd â chi’n ôl i {item}. Cewch yr hyn a daloch am yr amser nad ydych wedi’i ddefnyddio yn ôl fel ad-daliad, neu fel credyd os taloch â chredyd. I dynnu’n ôl: {url}',
  withdrawReturns:
    'Gallwch dynnu’n ôl tan {day}. Os tynnwch yn ôl, byddwch yn dychwelyd i {item}. Byddwn yn rhoi’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio tuag at {item} yn gyntaf. Cewch y gweddill yn ôl fel ad-daliad, neu fel credyd os taloch â chredyd. Os nad yw’r arian yn ddigon i dalu am {item}, byddwch yn dychwelyd ar ddiwedd yr amser rydych wedi talu amdano. I dynnu’n ôl: {url}',
  withdrawReturnsFree:
    'Gallwch dynnu’n ôl tan {day}. Os tynnwch yn ôl, byddwch yn dychwelyd i {item}. Cewch yr hyn a daloch am yr amser nad ydych wedi’i ddefnyddio yn ôl fel ad-daliad, neu fel credyd os taloch â chredyd. I dynnu’n ôl: {url}',
  withdrawBooked:
    'Os canslwch y newid dan “Fy nghynllun” cyn iddo ddechrau, fyddwch chi ddim yn talu amdano. Ar ôl iddo ddechrau, mae’r canlynol yn berthnasol. {once}',
  withdrawOver: 'Daeth eich hawl i dynnu’n ôl i ben ar {day}.',
  withdrawBookedLater:
    'Gallwch dynnu’n ôl tan {day}. Os canslwch y newid dan “Fy nghynllun” cyn iddo ddechrau, fyddwch chi ddim yn talu amdano. I dynnu’n ôl: {url}',
  termsTitle: 'Telerau',
  pauseSubject: 'Eich saib ar {item}',
  pauseText: 'Rydych wedi archebu saib ar eich cynllun {item} yn {site}.',
  pauseOffline:
    'Yn ystod y saib bydd eich dyfeisiau all-lein, ac ni fyddwn yn codi tâl am {item}. Fyddwch chi ddim yn colli’r amser rydych eisoes wedi talu amdano.',
  factPauseStart: 'Y saib yn dechrau',
  factPauseEnd: 'Y saib yn gorffen',
  pauseEndsOpen: 'Pan fyddwch yn ei orffen, erbyn {day} fan bellaf.',
  pauseRenews:
    'Bydd eich cynllun yn ailddechrau pan ddaw’r saib i ben. Mae’n adnewyddu ar ôl i chi ddefnyddio’r amser rydych wedi talu amdano.',
  factEndPause: 'Sut i orffen y saib',
  endPauseBefore:
    'Mewngofnodwch ac agorwch “Fy nghynllun”. Os canslwch y saib cyn iddo ddechrau, byddwn yn eich ad-dalu. Ar ôl iddo ddechrau, allwn ni ddim.',
  endPauseDuring:
    'Mewngofnodwch ac agorwch “Fy nghynllun”. Mae’r saib wedi dechrau, felly allwn ni ddim ad-dalu’r hyn a daloch amdano.',
  endPauseBeforeBy:
    'Mewngofnodwch ac agorwch “Fy nghynllun”. Os canslwch y saib cyn iddo ddechrau, byddwn yn ad-dalu’r taliad hwn. Os gorffennwch ef erbyn {day}, byddwn yn ad-dalu’r hyn a daloch am y dyddiau na ddefnyddioch. Mae diwrnod sydd wedi dechrau yn cyfrif fel un a ddefnyddiwyd.',
  endPauseDuringBy:
    'Mewngofnodwch ac agorwch “Fy nghynllun”. Os gorffennwch y saib erbyn {day}, byddwn yn ad-dalu’r hyn a daloch am y dyddiau na ddefnyddioch. Mae diwrnod sydd wedi dechrau yn cyfrif fel un a ddefnyddiwyd.',
  pauseDroppedSubject: 'Methu oedi {item}',
  pauseDroppedText:
    'Gofynnoch i ni oedi eich cynllun {item}, ond allen ni ddim codi {amount} am y saib. Nid ydym wedi codi tâl arnoch, ac ni fydd y saib yn dechrau.',
  pauseDroppedAgain: 'I roi cynnig arall arni, mewngofnodwch ac agorwch “Fy nghynllun”.',
  feeOwedSubject: 'Mae eich cynllun {item} wedi dod i ben',
  feeOwedText:
    'Daeth eich cynllun {item} yn {site} i ben ar {day}, cyn diwedd ei isafswm tymor, am i chi golli taliad.',
  feeOwedAmount:
    'Mae arnoch {amount}, y ffi am adael yn gynnar (anfoneb {number}). Fyddwn ni ddim yn codi hyn ar eich cerdyn yn awtomatig. Os dangoswch ein bod wedi colli llai na hyn, dim ond yr hyn a gollon ni y byddwch yn ei dalu.',
  feeOwedInvoice:
    'Mae arnoch hefyd {amount} o hyd am y taliad a golloch (anfoneb {number}). {total} yw’r cyfanswm.',
  unpaidEnded: 'Daeth eich cynllun {item} yn {site} i ben ar {day}, am i chi golli taliad.',
  unpaidOwed:
    'Mae arnoch {amount} o hyd am y taliad hwnnw (anfoneb {number}). Fyddwn ni ddim yn codi hyn ar eich cerdyn yn awtomatig.',
  unpaidSubject: 'Methodd eich taliad am {item}',
  unpaidLastSubject: 'Daw eich cynllun {item} i ben ar {day} os na thalwch',
  unpaidText:
    'Ar {day} doedd dim modd i ni gymryd {amount} am {item} (anfoneb {number}). Chodwyd dim tâl arnoch. Talwch nawr i aros ar-lein.',
  unpaidRetry: 'Os na wnewch, byddwn yn rhoi cynnig arall ar eich cerdyn ar {day}.',
  unpaidNoCard: 'Nid oes gennych gerdyn wedi’i gadw. Ychwanegwch un i dalu.',
  unpaidLastTry: 'Byddwn yn rhoi’r cynnig olaf ar eich cerdyn ar {day}.',
  unpaidEnds:
    'Os na fyddwch wedi talu erbyn ein cynnig olaf, daw eich cynllun i ben, a bydd {amount} yn ddyledus o hyd.',
  unpaidEndsFee:
    'Os na fyddwch wedi talu erbyn ein cynnig olaf, daw eich cynllun i ben. Bydd hyd at {total} yn ddyledus wedyn: {amount} am y taliad hwn, a hyd at {fee} am adael yn gynnar.',
  unpaidEndsOn:
    'Os na fyddwch wedi talu erbyn {day}, daw eich cynllun i ben y diwrnod hwnnw, a bydd {amount} yn ddyledus o hyd.',
  unpaidEndsOnFee:
    'Os na fyddwch wedi talu erbyn {day}, daw eich cynllun i ben y diwrnod hwnnw. Bydd {total} yn ddyledus wedyn: {amount} am y taliad hwn, a {fee} am adael yn gynnar.',
  cardMissing: 'Nid oes gennych gerdyn wedi’i gadw. Ychwanegwch un erbyn {day}.',
  addCardAction: 'Ychwanegu cerdyn',
  payAction: 'Talu {amount}',
  renewalSubject: 'Mae eich cynllun yn adnewyddu ar {day}',
  renewalText:
    'Mae eich cynllun {item} yn adnewyddu ar {day}. Byddwch yn talu {amount} am {period}.',
  renewalTextFree:
    'Mae eich cynllun {item} yn adnewyddu ar {day}. Fyddwch chi’n talu dim am {period}.',
  renewalChangeSubject: 'Mae eich cynllun yn newid ar {day}',
  renewalChange:
    'Mae eich cynllun yn newid i {item} ar {day}. Byddwch yn talu {amount} am {period}.',
  renewalChangeFree:
    'Mae eich cynllun yn newid i {item} ar {day}. Fyddwch chi’n talu dim am {period}.',
  renewalCancel: 'Os nad ydych am iddo adnewyddu, canslwch cyn {day}.',
  renewalCancelled:
    'Rydych wedi canslo eich cynllun. Daw i ben ar {day}, ac mae’n adnewyddu tan hynny.',
  renewalTerm:
    'Daw eich isafswm tymor i ben ar {day}. Os gadewch yn gynnar, efallai y bydd rhaid i chi dalu ffi.',
  renewalTermOver: 'Diwedd eich isafswm tymor: {day}. Gallwch ganslo nawr heb ffi.',
  couponLowers: 'Mae {code} yn gostwng y {count} taliad cyntaf. Bydd pob un wedyn yn {amount}.',
  couponOnce: 'Mae {code} yn gostwng y pris o {saving}.',
  couponFirst:
    'Mae {code} yn gostwng eich taliad cyntaf o {saving}. Bydd pob un wedyn yn {amount}.',
  couponFirstFree: 'Gyda {code} mae eich taliad cyntaf am ddim. Bydd pob un wedyn yn {amount}.',
  couponEndSubject: 'O {day} mae eich cynllun yn costio’r pris llawn',
  couponEndText:
    'Fydd eich cwpon {code} ddim yn gostwng mwy o daliadau am {item}. O {day} mae eich cynllun yn costio’r pris llawn, {amount} am bob {period}.',
  couponEndChange:
    'Fydd eich cwpon {code} ddim yn gostwng mwy o daliadau. Mae eich cynllun yn newid i {item} ar {day}, ac yn costio {amount} am bob {period}.',
  couponEndCancel:
    'Gallwch newid neu ganslo eich cynllun cyn hynny. Os oes ganddo isafswm tymor, efallai y bydd rhaid i chi dalu ffi am adael yn gynnar.',
};
