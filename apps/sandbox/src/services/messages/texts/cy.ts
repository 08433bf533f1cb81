import type { MessageTexts } from './en';
import { plan } from './plan/cy';

export const cy: MessageTexts = {
  ...plan,
  hello: 'Helo {name},',
  helloThere: 'Helo,',
  help: 'Cymorth: {ways}',
  giveFeedback: 'Dywedwch wrth {site} beth yw’ch barn am y Wi-Fi',
  creditSecondPlan: 'Roedd gennych gynllun eisoes, felly rydyn ni wedi ad-dalu’r taliad hwn.',
  creditPauseCalledOff: 'Ni ddechreuodd y saib, felly rydyn ni wedi ad-dalu ei bris.',
  creditPauseEnded:
    'Daeth y saib i ben o fewn y cyfnod tynnu’n ôl, felly rydyn ni wedi ad-dalu’r hyn a daloch am y dyddiau na ddefnyddioch.',
  creditOrder:
    'Roedd yr archeb wedi’i chanslo cyn i’r taliad gyrraedd, felly rydyn ni wedi ei ad-dalu.',
  creditClosed:
    'Roedd y gwasanaeth Wi-Fi yma wedi cau cyn i’r taliad gyrraedd, felly rydyn ni wedi ei ad-dalu.',
  creditContract:
    'Fe wnaethoch gadw eich cynllun, felly rydyn ni wedi ad-dalu’r ffi am adael yn gynnar.',
  creditEnded:
    'Roedd eich cynllun wedi dod i ben cyn i’r taliad hwn gyrraedd, felly rydyn ni wedi ei ad-dalu.',
  creditRefused:
    'Doedd dim modd i’n darparwr taliadau wneud yr ad-daliad hwn. Mae’r swm hwn yn ddyledus i chi o hyd.',
  creditWithdrawal:
    'Fe wnaethoch dynnu’n ôl o’ch archeb, felly rydyn ni wedi gwneud yr ad-daliad hwn.',
  creditOther: 'Ad-daliad',
  choosePassword: 'Dewis cyfrinair newydd',
  ownerWarning:
    'Os nad chi wnaeth hyn, dewiswch gyfrinair newydd nawr. Mae hyn hefyd yn canslo unrhyw newid i’ch manylion sy’n aros i gael ei gadarnhau.',
  confirmSubject: 'Cadarnhewch eich cyfeiriad e-bost ar gyfer {site}',
  confirmText:
    'Cadarnhewch mai eich cyfeiriad e-bost chi yw hwn. Daw’r ddolen i ben ymhen 2 ddiwrnod.',
  confirmAction: 'Cadarnhau fy nghyfeiriad e-bost',
  newEmailSubject: 'Cadarnhewch eich cyfeiriad e-bost newydd ar gyfer {site}',
  newEmailText:
    'Cadarnhewch mai eich cyfeiriad e-bost chi yw hwn. Bydd eich cyfrif yn cadw’r hen un tan hynny. Daw’r ddolen i ben ymhen 2 ddiwrnod.',
  emailChangingSubject: 'Mae eich cyfeiriad e-bost ar fin newid',
  emailChangingText:
    'Cawsom gais i newid eich cyfeiriad e-bost i {value}. Byddwn yn ei newid pan fydd yr un newydd wedi’i gadarnhau.',
  emailChangedSubject: 'Mae eich cyfeiriad e-bost wedi newid',
  emailChangedText: 'Mae gan eich cyfrif y cyfeiriad e-bost {value} nawr.',
  mobileChangedSubject: 'Mae eich rhif ffôn symudol wedi newid',
  mobileChangedText: 'Mae gan eich cyfrif y rhif ffôn symudol {value} nawr.',
  passwordChangedSubject: 'Mae eich cyfrinair wedi newid',
  passwordChangedText:
    'Mae gan eich cyfrif gyfrinair newydd, ac mae ei sesiynau eraill wedi dod i ben.',
  passwordNumberRemoved:
    'Rydym hefyd wedi tynnu’r rhif ffôn symudol o’ch cyfrif, gan na allwn fod yn siŵr mai chi biau ef. Gallwch ei ychwanegu eto.',
  passwordKeyRenewed:
    'Rydym hefyd wedi newid cyfrinair eich rhwydwaith Wi-Fi, gan na allwn fod yn siŵr pwy sy’n ei wybod. Bydd angen yr un newydd ar eich dyfeisiau.',
  passwordChangeDropped:
    'Rydyn ni hefyd wedi canslo’r newid i {value}, nad oedd wedi’i gadarnhau eto.',
  newLogInSubject: 'Mewngofnodiad newydd i’ch cyfrif',
  newLogInText:
    'Mae rhywun wedi mewngofnodi i’ch cyfrif â phorwr nad oedd wedi’i ddefnyddio o’r blaen: {device}.',
  unknownBrowser: 'anhysbys',
  resetAccountAt: 'Mae’r ddolen hon ar gyfer eich cyfrif yn {site}.',
  resetText:
    'Cawsom gais i newid eich cyfrinair. Mae’r ddolen hon yn gweithio unwaith ac yn dod i ben ymhen 1 awr. Os na ofynnoch amdani, anwybyddwch yr e-bost hwn. Nid yw eich cyfrinair wedi newid.',
  orderSubject: 'Eich archeb yn {site}',
  orderText:
    'Gallwch barhau â’ch archeb ar unrhyw ddyfais. Mae’r ddolen yn gweithio am 24 awr, neu nes i chi dalu.',
  orderIgnore: 'Os na ofynnoch am y ddolen hon, anwybyddwch yr e-bost hwn. Ni chodwyd tâl arnoch.',
  orderAction: 'Parhau â fy archeb',
  orderSms: '{site}: parhewch â’ch archeb yn {url}',
  mobileCode:
    '{site}: mae {code} yn cadarnhau eich rhif. Mae’n gweithio am 10 munud. Peidiwch â’i rannu.',
  resetCode:
    '{site}: {code} yw eich cod i ddewis cyfrinair newydd. Mae’n gweithio am 10 munud. Os na ofynnoch amdano, anwybyddwch y neges hon.',
  logInCode: '{site}: {code} yw eich cod. Mae’n gweithio am 10 munud. Peidiwch â’i rannu.',
  refundDelayedSubject: 'Byddwn ni’n ad-dalu {amount}',
  refundDelayed:
    'Byddwn ni’n ad-dalu {amount} am {item} (anfoneb {number}) i’r cerdyn a ddefnyddioch. Dydy ein darparwr taliadau ddim yn gallu gwneud hynny eto, felly byddwn ni’n dal i geisio.',
  refundRefusedSubject: 'Doedd dim modd i ni ad-dalu {amount}',
  refundRefused:
    'Mae arnom {amount} i chi am {item}. Doedd dim modd i’n darparwr taliadau wneud yr ad-daliad, felly bydd y tîm cymorth yn e-bostio atoch i drefnu ffordd arall o’ch talu.',
  refundRefusedAsk:
    'Mae arnom {amount} i chi am {item} (anfoneb {number}). Doedd dim modd i’n darparwr taliadau wneud yr ad-daliad, felly cysylltwch â {site} i drefnu ffordd arall o’ch talu.',
  refundByHandSubject: 'Ad-dalu {amount} â llaw: {customer}',
  refundByHand:
    'Gwrthododd y darparwr taliadau ad-dalu {amount} am {item} (anfoneb {number}). E-bostiwch y cwsmer i drefnu ffordd arall o’i dalu.',
  refundSubject: 'Rydyn ni wedi ad-dalu {amount}',
  refundSecondPlan:
    'Taloch {amount} am {item}, ond roedd gennych gynllun eisoes. Nid yw eich cynllun wedi newid. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundPause:
    'Taloch {amount} am saib na ddechreuodd. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundPauseEnded:
    'Taloch am saib a ddaeth i ben o fewn y cyfnod tynnu’n ôl. Rydyn ni wedi ad-dalu {refunded} am y dyddiau na ddefnyddioch, i’r cerdyn a ddefnyddioch i dalu.',
  refundOrder:
    'Taloch {amount} am {item}, ond roedd yr archeb wedi’i chanslo cyn i’r taliad gyrraedd. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundClosed:
    'Taloch {amount} am {item}, ond mae’r gwasanaeth Wi-Fi yn {site} wedi cau. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundEnded:
    'Taloch {amount} am {item}, ond roedd eich cynllun wedi dod i ben. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundWithdrawal:
    'Taloch {amount} am {item}, ond roeddech eisoes wedi tynnu’n ôl. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundContract:
    'Taloch {amount} i adael yn gynnar, ac yna cadw eich cynllun. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch. Mae eich isafswm tymor yn parhau.',
  refundSecondPayment:
    'Taloch {amount} am {item} ddwywaith. Rydyn ni wedi ad-dalu’r ail daliad i’ch cerdyn.',
  receiptSubject: 'Eich derbynneb am {item}',
  receiptText: 'Taloch {amount} am {item}. Derbynneb {number}.',
  receiptFree: 'Thaloch chi ddim am {item}. Derbynneb {number}.',
  receiptTime: 'Mae’r amser hwn yn para o {from} tan {to}, ac nid yw’n adnewyddu.',
  withdrawnSubject: 'Rydych wedi tynnu’n ôl o’ch contract',
  withdrawnTimeSubject: 'Rydych wedi tynnu’n ôl o’r amser ychwanegol',
  withdrawnText:
    'Rydych wedi tynnu’n ôl o’ch contract am y cynllun {item}. Mae eich cynllun wedi dod i ben.',
  withdrawnTime:
    'Rydych wedi tynnu’n ôl o’r amser a ychwanegoch at y cynllun {item}. Gallwch ddefnyddio eich cynllun tan {end}.',
  withdrawnChangeSubject: 'Rydych wedi tynnu’n ôl o newid eich cynllun',
  withdrawnChange:
    'Rydych wedi tynnu’n ôl o’r newid a archeboch. Mae eich cynllun {item} yn aros fel y mae, a fyddwch chi ddim yn talu am y newid.',
  withdrawnReturn:
    'Rydych wedi tynnu’n ôl o newid eich cynllun. Byddwch yn mynd yn ôl i {item} ar {date}. Mae’r pris a’r isafswm tymor fel yr oedden nhw cyn y newid. Byddwn yn rhoi’r hyn a daloch am yr amser nad ydych wedi’i ddefnyddio tuag at {item} yn gyntaf.',
  withdrawnReturnLater:
    'Rydych wedi tynnu’n ôl o newid eich cynllun. Byddwch yn mynd yn ôl i {item} ar {date}. Mae’r pris a’r isafswm tymor fel yr oedden nhw cyn y newid.',
  withdrawnPauseSubject: 'Rydych wedi tynnu’n ôl o’ch saib',
  withdrawnPause: 'Rydych wedi tynnu’n ôl o saib {item}. Mae eich cynllun yn parhau.',
  withdrawnPauseUntil:
    'Rydych wedi tynnu’n ôl o saib hirach {item}. Daw’r saib i ben ar {date}. Mae eich cynllun yn parhau.',
  withdrawnRefund: 'Rydyn ni wedi ad-dalu {amount} yn yr un ffordd ag y taloch.',
  withdrawnDelayed:
    'Byddwn ni’n ad-dalu {amount} yn yr un ffordd ag y taloch. Dydy ein darparwr taliadau ddim yn gallu gwneud hynny eto, felly byddwn ni’n dal i geisio.',
  withdrawnByHand:
    'Mae arnom {amount} i chi. Doedd dim modd i ni ei ad-dalu yn yr un ffordd ag y taloch, felly bydd y tîm cymorth yn e-bostio atoch i drefnu ffordd arall o’ch talu.',
  withdrawnByHandAsk:
    'Mae arnom {amount} i chi. Doedd dim modd i ni ei ad-dalu yn yr un ffordd ag y taloch, felly cysylltwch â {site} i drefnu ffordd arall o’ch talu.',
  withdrawnCredit:
    'Mae gennych {amount} o gredyd o hyd. Byddwn yn ei dynnu o’r taliad nesaf a wnewch.',
  withdrawnNothing: 'Nid oedd amser wedi’i dalu ar ôl, felly does dim i’w ad-dalu.',
  changeDroppedSubject: 'Rydych wedi canslo newid eich cynllun',
  changeDroppedText:
    'Rydych wedi canslo’r newid i’r cynllun {item}. Mae eich cynllun yn aros fel y mae, a fyddwch chi ddim yn talu am y newid.',
  keptSubject: 'Rydych yn cadw eich cynllun',
  keptText: 'Rydych yn cadw eich cynllun {item}. Nid yw eich cais i ganslo’n cyfrif mwyach.',
  cancelledSubject: 'Rydych wedi canslo eich contract',
  cancelledText:
    'Rydych wedi canslo eich contract am y cynllun {item}. Gallwch ei ddefnyddio tan {end}.',
  cancelledEnded:
    'Rydych wedi canslo eich contract am y cynllun {item}. Mae eich cynllun wedi dod i ben.',
  nextPlanDropped: 'Fydd y cynllun a archeboch i ddilyn ddim yn dechrau.',
  chargedNothing: 'Fyddwn ni ddim yn codi tâl arnoch eto.',
  chargedNothingElse: 'Ar wahân i hyn, fyddwn ni ddim yn codi tâl arnoch eto.',
  owedSoon: 'Byddwn yn codi {amount} arnoch am {item} cyn bo hir (anfoneb {number}).',
  owed: 'Mae arnoch chi {amount} o hyd am {item} (anfoneb {number}). Talwch erbyn {day}.',
  owedSince:
    'Mae arnoch chi {amount} o hyd am {item} (anfoneb {number}). Roedd yn ddyledus ar {day}.',
  owedUnpaid:
    'Os bydd adnewyddiad heb ei dalu, gall eich cynllun ddod i ben yn gynt. Os oes iddo isafswm tymor, efallai y bydd rhaid i chi dalu’r ffi am adael yn gynnar hefyd.',
  cancelledTerm:
    'Rydych wedi canslo eich contract am y cynllun {item}. Daw i ben ar {end}, pan ddaw ei isafswm tymor i ben. Bydd yn adnewyddu tan hynny, a byddwn yn codi tâl am bob adnewyddiad.',
  cancelledWished:
    'Rydych wedi canslo eich contract ar gyfer y cynllun {item}. Daw i ben ar {end}. Mae’n adnewyddu tan hynny, a byddwn yn codi tâl arnoch am bob adnewyddiad.',
  cancelledFee: 'Rydych chi wedi talu {amount} am adael yn gynnar (anfoneb {number}).',
  cancelledReason: 'Rhoesoch reswm pwysig dros ganslo eithriadol: “{reason}”',
  cancelledReasonChecked:
    'Byddwn yn gwirio eich rheswm ac yn dweud wrthych drwy e-bost a fydd eich cynllun yn dod i ben yn gynt.',
  cancelledReasonAsk: 'I wybod a fydd eich cynllun yn dod i ben yn gynt, cysylltwch â {site}.',
  terminationReceived: 'Cawsom eich cais ar {at}.',
  declaredWithdrawal: 'Rydym wedi cael eich cais i dynnu’n ôl',
  declaredCancellation: 'Rydym wedi cael eich cais i ganslo',
  declaredUnknown:
    'Ni allem wneud hyn yn awtomatig. Byddwn yn gwirio eich archeb ac yn anfon e-bost atoch.',
  declaredUnknownAsk:
    'Ni allem wneud hyn yn awtomatig. I wybod beth sy’n digwydd nesaf, cysylltwch â {site}.',
  terminationKeep: 'Cadwch yr e-bost hwn fel cadarnhad.',
  supportUnknownSubject: 'Archeb i’w gwirio: {customer}',
  supportUnknownWithdrawal:
    'Ar {at}, tynnodd {name} yn ôl o gontract heb fewngofnodi. Ni allem wneud hyn yn awtomatig. Gwiriwch yr archeb, ac anfonwch e-bost at y cwsmer i ddweud beth sy’n digwydd nesaf.',
  supportUnknownCancellation:
    'Ar {at}, canslodd {name} gontract heb fewngofnodi. Ni allem wneud hyn yn awtomatig. Gwiriwch yr archeb, ac anfonwch e-bost at y cwsmer i ddweud beth sy’n digwydd nesaf.',
  supportLostPaymentSubject: 'Taliadau a chynlluniau anhysbys i’w gwirio',
  supportLostPayment:
    'Nid yw’r darparwr taliadau yn adnabod taliadau a ddechreuodd ein cwsmeriaid yn gynharach: {payment}. Mae hyn yn digwydd pan fydd ei allweddi’n perthyn i gyfrif arall bellach. Yma maent yn cyfrif fel rhai heb eu talu. Gwiriwch yn y cyfrif cynharach a oes rhywun wedi talu, ac ad-dalwch y taliad yno.',
  supportLostPlan:
    'Nid yw’r darparwr taliadau yn adnabod cynlluniau yr oedd yn eu hadnewyddu yn gynharach: {plan}. Mae hyn yn digwydd pan fydd ei allweddi’n perthyn i gyfrif arall bellach. Yma maent yn dod i ben gyda’u hamser a dalwyd. Dewch â nhw i ben yn y cyfrif cynharach hefyd, fel na fydd yn codi rhagor ar y cwsmeriaid.',
  supportUnknownPaymentSubject: 'Taliad i’w wirio: {payment}',
  supportUnknownPayment:
    'Mae gan y darparwr taliadau’r taliad neu’r tanysgrifiad {payment} ar gyfer archeb nad ydym yn gwybod amdani. Gall hyn ddigwydd ar ôl adfer cronfa ddata o gopi wrth gefn. Gwiriwch ef gyda’r darparwr taliadau. Yna rhowch y cynllun i’r cwsmer, neu ad-dalwch y taliad.',
  supportReasonSubject: 'Penderfynu a yw cynllun yn dod i ben yn gynt: {customer}',
  supportReason:
    'Canslodd {name} y cynllun {item} heb fewngofnodi ar {at}, a rhoddodd reswm dros adael yn gynt. Penderfynwch a fydd y cynllun yn dod i ben yn gynt, a dywedwch wrth y cwsmer drwy e-bost.',
  supportReasonGiven: 'Y rheswm: “{reason}”',
  supportByHand:
    'Tynnodd {name} yn ôl o’r cynllun {item}. Gwrthododd y darparwr taliadau ad-dalu {amount}. E-bostiwch y cwsmer i drefnu ffordd arall o’i dalu.',
  closedSubject: 'Mae’r gwasanaeth Wi-Fi yn {site} wedi cau, ac mae eich cynllun yn dod i ben',
  closedEnds:
    'Mae’r gwasanaeth Wi-Fi yn {site} wedi cau. Daw eich cynllun i ben ar {day}, ac ni fydd yn adnewyddu.',
  closedEnded: 'Mae’r gwasanaeth Wi-Fi yn {site} wedi cau. Mae eich cynllun wedi dod i ben.',
  closedPay: 'I dalu, cysylltwch â {site}.',
  openPortal: 'Agor y porth',
  openDevices: 'Gweld eich dyfeisiau',
  deviceOf: '{device} {name}',
  ownDevice: '{device}',
  devicePhone: 'Ffôn',
  deviceTablet: 'Llechen',
  deviceComputer: 'Cyfrifiadur',
  deviceOther: 'Dyfais',
  newDeviceSubject: 'Dyfais newydd ar eich cynllun',
  newDeviceText: 'Mae {name} bellach ar eich cynllun. Cyfeiriad y ddyfais yw {mac}.',
  newDeviceWarning:
    'Os nad ydych yn adnabod y ddyfais hon, tynnwch hi a dewiswch gyfrinair newydd.',
  newDeviceManagedWarning:
    'Os nad ydych yn adnabod y ddyfais hon, cysylltwch â {site} a dewiswch gyfrinair newydd.',
  usageEndSubject: 'Mae eich cynllun yn dod i ben yn fuan',
  usageEndText:
    'Mae eich cynllun {item} yn dod i ben ar {time}. I weld sut i aros ar-lein, agorwch “Fy nghynllun”.',
  usageEndKeep:
    'Mae eich cynllun {item} yn dod i ben ar {time}. I aros ar-lein, cadwch eich cynllun neu dewiswch un arall ar ôl iddo ddod i ben.',
  usageEndClosed: 'Mae eich cynllun {item} yn dod i ben ar {time}.',
  givenSubject: 'Mae’r tîm cymorth wedi ychwanegu {period} at eich mynediad',
  givenText: 'Ychwanegodd y tîm cymorth {period} at {item} am ddim. Derbynneb {number}.',
  suspendedSubject: 'Mae {site} wedi atal eich cyfrif',
  suspendedText:
    'Mae {site} wedi atal eich cyfrif, felly ni all neb fewngofnodi iddo. Mae eich cynllun a’ch dyfeisiau yn aros fel y maen nhw. Os ydych yn talu am gynllun sy’n adnewyddu, byddwn yn dal i godi tâl arnoch amdano. Os nad oeddech yn disgwyl hyn, cysylltwch â {site}.',
  restoredSubject: 'Gallwch ddefnyddio eich cyfrif eto',
  restoredText: 'Mae {site} wedi ailagor eich cyfrif. Gallwch fewngofnodi fel o’r blaen.',
};
