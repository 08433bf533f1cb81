import type { MessageTexts } from './en';

export const cy: MessageTexts = {
  hello: 'Helo {name},',
  helloThere: 'Helo,',
  choosePassword: 'Dewis cyfrinair newydd',
  ownerWarning:
    'Os nad chi wnaeth hyn, dewiswch gyfrinair newydd nawr. Mae hynny hefyd yn atal newid heb ei gadarnhau.',
  confirmSubject: 'Cadarnhewch eich cyfeiriad e-bost ar gyfer {site}',
  confirmText:
    'Cadarnhewch mai eich cyfeiriad e-bost chi yw hwn. Daw’r ddolen i ben ymhen 2 ddiwrnod.',
  confirmAction: 'Cadarnhau fy nghyfeiriad e-bost',
  newEmailSubject: 'Cadarnhewch eich cyfeiriad e-bost newydd ar gyfer {site}',
  newEmailText:
    'Cadarnhewch mai eich cyfeiriad e-bost chi yw hwn. Bydd eich cyfrif yn cadw’r hen un tan hynny. Daw’r ddolen i ben ymhen 2 ddiwrnod.',
  emailChangingSubject: 'Mae eich cyfeiriad e-bost ar fin newid',
  emailChangingText:
    'Cawsom gais i newid eich cyfeiriad e-bost i {value}. Bydd yn newid pan fyddwch yn cadarnhau’r un newydd.',
  emailChangedSubject: 'Mae eich cyfeiriad e-bost wedi newid',
  emailChangedText: 'Mae gan eich cyfrif y cyfeiriad e-bost {value} nawr.',
  mobileChangedSubject: 'Mae eich rhif ffôn symudol wedi newid',
  mobileChangedText: 'Mae gan eich cyfrif y rhif ffôn symudol {value} nawr.',
  passwordChangedSubject: 'Mae eich cyfrinair wedi newid',
  passwordChangedText:
    'Mae gan eich cyfrif gyfrinair newydd, ac mae ei sesiynau eraill wedi dod i ben.',
  newLogInSubject: 'Mewngofnodiad newydd i’ch cyfrif',
  newLogInText:
    'Mae rhywun wedi mewngofnodi i’ch cyfrif â phorwr nad oedd wedi’i ddefnyddio o’r blaen: {device}.',
  resetText:
    'Cawsom gais i newid eich cyfrinair. Mae’r ddolen hon yn gweithio unwaith ac yn dod i ben ymhen 1 awr. Os na ofynnoch amdani, anwybyddwch yr e-bost hwn. Nid yw eich cyfrinair wedi newid.',
  orderSubject: 'Eich archeb yn {site}',
  orderText:
    'Gallwch barhau â’ch archeb ar unrhyw ddyfais. Mae’r ddolen yn gweithio am 24 awr, neu nes i chi dalu.',
  orderIgnore: 'Os na ofynnoch am y ddolen hon, anwybyddwch yr e-bost hwn. Ni chodwyd tâl arnoch.',
  orderAction: 'Parhau â fy archeb',
  orderSms: '{site}: parhewch â’ch archeb yn {url}',
  mobileCode:
    'Mae {code} yn cadarnhau eich rhif ar gyfer {site}. Mae’n gweithio am 10 munud. Fyddwn ni byth yn gofyn i chi amdano.',
  resetCode:
    '{code} yw eich cod i ddewis cyfrinair newydd. Mae’n gweithio am 10 munud. Os na ofynnoch amdano, anwybyddwch y neges hon.',
  logInCode:
    '{code} yw eich cod ar gyfer {site}. Mae’n gweithio am 10 munud. Fyddwn ni byth yn gofyn i chi amdano.',
  refundSubject: 'Rydyn ni wedi ad-dalu {amount}',
  refundSecondPlan:
    'Taloch {amount} am {item}, ond roedd gennych gynllun eisoes. Nid yw eich cynllun wedi newid. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundPause:
    'Taloch {amount} am {item} a chanslo’r saib cyn iddo ddechrau. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundOrder:
    'Taloch {amount} am {item}, ond roedd yr archeb wedi’i chanslo cyn i’r taliad gyrraedd. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch.',
  refundContract:
    'Taloch {amount} am {item} ac yna cadw eich cynllun. Rydyn ni wedi ad-dalu’r cerdyn a ddefnyddioch, ac mae eich isafswm tymor yn parhau.',
  refundSecondPayment:
    'Taloch {amount} am {item} ddwywaith. Rydyn ni wedi ad-dalu’r ail daliad i’ch cerdyn.',
  receiptSubject: 'Eich derbynneb am {item}',
  receiptText: 'Taloch {amount} am {item}. Derbynneb {number}.',
  receiptAccess: 'Mae eich mynediad yn para o {from} tan {to} (UTC), ac nid yw’n adnewyddu.',
  withdrawnSubject: 'Rydych wedi tynnu’n ôl o’ch contract',
  withdrawnText:
    'Rydych wedi tynnu’n ôl o’ch contract am y cynllun {item}. Mae eich cynllun wedi dod i ben.',
  withdrawnRefund:
    'Rydyn ni wedi ad-dalu {amount} am yr amser nad ydych wedi’i ddefnyddio, yn y ffordd y taloch.',
  withdrawnNothing: 'Nid oedd amser wedi’i dalu ar ôl, felly does dim i’w ad-dalu.',
  cancelledSubject: 'Rydych wedi canslo eich contract',
  cancelledText:
    'Rydych wedi canslo eich contract am y cynllun {item}. Gallwch ei ddefnyddio tan {end} (UTC). Fyddwn ni ddim yn codi tâl arnoch eto.',
  cancelledEnded:
    'Rydych wedi canslo eich contract am y cynllun {item}. Mae eich cynllun wedi dod i ben. Fyddwn ni ddim yn codi tâl arnoch eto.',
  terminationReceived: 'Cawsom hwn ar {at} (UTC).',
  terminationKeep: 'Cadwch yr e-bost hwn fel cadarnhad.',
  closedSubject: 'Mae {site} wedi cau, ac mae eich cynllun yn dod i ben',
  closedEnds:
    'Mae {site} wedi cau. Daw eich cynllun i ben ar {day}, ac ni fydd yn adnewyddu. Fyddwn ni ddim yn codi tâl arnoch eto.',
  closedEnded:
    'Mae {site} wedi cau. Mae eich cynllun wedi dod i ben, ac ni fydd yn adnewyddu. Fyddwn ni ddim yn codi tâl arnoch eto.',
};
