import type { PlanTexts } from './en';

export const plan: PlanTexts = {
  free: 'Kostenlos',
  obligesToPay: 'Mit der Bestätigung bestellen Sie zahlungspflichtig.',
  orderedSubject: 'Ihre Bestellung: {item}',
  orderedText: 'Sie haben den Tarif {item} bei {site} bestellt.',
  orderedKeep: 'Bewahren Sie diese E-Mail auf. Sie enthält die Bedingungen Ihres Vertrags.',
  orderedNoFree:
    'Mit diesem Tarif hat der kostenlose Zugang Ihres Kontos geendet. Wenn der Tarif endet, wählen Sie einen anderen, um online zu gehen.',
  orderedNoNetwork:
    '{item} enthält kein eigenes Netz. Ihr Netz endet, wenn {item} beginnt. Verbinden Sie Ihre Geräte dann mit dem WLAN von {site}.',
  factPlan: 'Tarif',
  factPlanUntil: 'Tarif bis',
  factReplaces: 'Ersetzt',
  factSpeed: 'Geschwindigkeit',
  speedBoth: '{download} Mbit/s Download, {upload} Mbit/s Upload',
  factDevices: 'Geräte',
  devicesUnlimited: 'Unbegrenzt viele',
  factCoupon: 'Gutschein',
  factOrder: 'Bestellnummer',
  factName: 'Name',
  factEmail: 'E-Mail-Adresse',
  factEndsOn: 'Gewünschtes Ende',
  factStart: 'Beginn',
  startsAfterPause: 'Nach der Pause',
  factPrice: 'Preis',
  factUnused: 'Aus nicht genutzter Zeit und Guthaben',
  factPaid: 'Bezahlt',
  factRenewal: 'Verlängerung',
  factMinimumTerm: 'Mindestlaufzeit',
  factCancel: 'Kündigung',
  factWithdraw: 'Widerrufsrecht',
  factStartAsked: 'Ihr Verlangen',
  startAsked:
    'Sie haben verlangt, dass der Dienst sofort beginnt. Wenn Sie widerrufen, zahlen Sie für die genutzte Zeit.',
  startAskedLater:
    'Sie haben verlangt, dass der Dienst beginnt, bevor Ihr Widerrufsrecht endet. Wenn Sie nach dem Beginn widerrufen, zahlen Sie für die genutzte Zeit.',
  startAskedPause:
    'Sie haben verlangt, dass die Pause beginnt, bevor Ihr Widerrufsrecht endet. Wenn Sie nach dem Beginn widerrufen, zahlen Sie für die genutzten Tage.',
  factSeller: 'Verkäufer',
  priceEvery: '{amount} für jeweils {period}',
  priceFor: '{amount} für {period}',
  planAtPrice: '{item} ({price})',
  priceWithTax: '{price}, alle Steuern inbegriffen',
  renewsOn:
    'Verlängert sich automatisch, bis Sie kündigen. Ihre nächste Zahlung: {amount} am {day}.',
  renewsFree: 'Verlängert sich automatisch, bis Sie kündigen. Am {day} zahlen Sie nichts.',
  renewsUntilCancelled: 'Verlängert sich automatisch, bis Sie kündigen.',
  doesNotRenew: 'Verlängert sich nicht.',
  termUntil: 'Bis zum {day}.',
  termFromStart: '{period} ab dem Beginn.',
  minimumTerm:
    '{until} Bei vorzeitiger Kündigung, oder wenn der Tarif endet, weil Sie nicht gezahlt haben, zahlen Sie für jeden restlichen Monat {percent} % von {amount}. Ein angefangener Monat zählt ganz, auch wenn Sie ihn schon bezahlt haben. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist. Dann zahlen Sie nur diesen.',
  termTotal: 'Für die ganze Mindestlaufzeit zahlen Sie {amount}.',
  pauseMovesTerm: 'Die Pause verschiebt das Ende Ihrer Mindestlaufzeit um ihre Dauer.',
  cancelHow: 'Melden Sie sich an und öffnen Sie „Mein Tarif“.',
  cancelOnline:
    'Melden Sie sich an und öffnen Sie „Mein Tarif“, oder kündigen Sie ohne Anmeldung: {url}',
  withdrawHow:
    'Sie können bis zum {day} widerrufen. Wir erstatten dann den Preis für die nicht genutzte Zeit. Zum Widerruf: {url}',
  withdrawFree:
    'Sie können bis zum {day} widerrufen. Wenn Sie rechtzeitig widerrufen, zahlen Sie nichts. Zum Widerruf: {url}',
  withdrawShort:
    'Sie können bis zum {day} widerrufen. Wir erstatten dann den Preis für die nicht genutzte Zeit. Ihr Tarif endet am {end}; danach gibt es nichts mehr zu erstatten. Zum Widerruf: {url}',
  withdrawEnds:
    'Sie können bis zum {day} widerrufen. Ihr Widerruf beendet Ihren Tarif sofort, mit allem, was Sie dafür bestellt haben. Wir erstatten dann den Preis für die nicht genutzte Zeit. Zum Widerruf: {url}',
  withdrawEndsFirst:
    'Sie können bis zum {day} widerrufen. Bis zum {first} beendet Ihr Widerruf Ihren Tarif sofort, mit allem, was Sie dafür bestellt haben, und wir erstatten den Preis für die nicht genutzte Zeit. Nach dem {first} kehren Sie durch einen Widerruf zu {item} zurück. Den Preis für die nicht genutzte Zeit rechnen wir dann zuerst auf {item} an. Den Rest erstatten wir, oder Sie behalten ihn als Guthaben, wenn Sie mit Guthaben bezahlt haben. Reicht der Betrag nicht für {item}, kehren Sie am Ende der bezahlten Zeit zurück. Zum Widerruf: {url}',
  withdrawEndsFirstFree:
    'Sie können bis zum {day} widerrufen. Bis zum {first} beendet Ihr Widerruf Ihren Tarif sofort, mit allem, was Sie dafür bestellt haben, und wir erstatten den Preis für die nicht genutzte Zeit. Nach dem {first} kehren Sie durch einen Widerruf zu {item} zurück. Den Preis für die nicht genutzte Zeit erstatten wir, oder Sie behalten ihn als Guthaben, wenn Sie mit Guthaben bezahlt haben. Zum Widerruf: {url}',
  withdrawReturns:
    'Sie können bis zum {day} widerrufen. Wenn Sie widerrufen, kehren Sie zu {item} zurück. Den Preis für die nicht genutzte Zeit rechnen wir zuerst auf {item} an. Den Rest erstatten wir, oder Sie behalten ihn als Guthaben, wenn Sie mit Guthaben bezahlt haben. Reicht der Betrag nicht für {item}, kehren Sie am Ende der bezahlten Zeit zurück. Zum Widerruf: {url}',
  withdrawReturnsFree:
    'Sie können bis zum {day} widerrufen. Wenn Sie widerrufen, kehren Sie zu {item} zurück. Den Preis für die nicht genutzte Zeit erstatten wir, oder Sie behalten ihn als Guthaben, wenn Sie mit Guthaben bezahlt haben. Zum Widerruf: {url}',
  withdrawBooked:
    'Wenn Sie den Wechsel vor seinem Beginn unter „Mein Tarif“ stornieren, zahlen Sie nichts dafür. Sobald er begonnen hat, gilt Folgendes. {once}',
  withdrawOver: 'Ihr Widerrufsrecht endete am {day}.',
  withdrawBookedLater:
    'Sie können bis zum {day} widerrufen. Wenn Sie den Wechsel vor seinem Beginn unter „Mein Tarif“ stornieren, zahlen Sie nichts dafür. Zum Widerruf: {url}',
  termsTitle: 'Bedingungen',
  pauseSubject: 'Ihre Pause für {item}',
  pauseText: 'Sie haben eine Pause Ihres Tarifs {item} bei {site} bestellt.',
  pauseOffline:
    'Während der Pause sind Ihre Geräte offline, und wir berechnen nichts für {item}. Ihre bereits bezahlte Zeit bleibt erhalten.',
  factPauseStart: 'Beginn der Pause',
  factPauseEnd: 'Ende der Pause',
  pauseEndsOpen: 'Wenn Sie sie beenden, spätestens am {day}.',
  pauseRenews:
    'Ihr Tarif läuft nach der Pause weiter. Er verlängert sich, wenn Ihre bezahlte Zeit verbraucht ist.',
  factEndPause: 'Pause beenden',
  endPauseBefore:
    'Melden Sie sich an und öffnen Sie „Mein Tarif“. Wenn Sie die Pause vor ihrem Beginn stornieren, erstatten wir den Betrag. Danach ist das nicht mehr möglich.',
  endPauseDuring:
    'Melden Sie sich an und öffnen Sie „Mein Tarif“. Die Pause hat begonnen, deshalb können wir den Betrag nicht erstatten.',
  endPauseBeforeBy:
    'Melden Sie sich an und öffnen Sie „Mein Tarif“. Wenn Sie die Pause vor ihrem Beginn stornieren, erstatten wir den Betrag. Wenn Sie sie bis zum {day} beenden, erstatten wir den Preis für die nicht genutzten Tage. Ein begonnener Tag gilt als genutzt.',
  endPauseDuringBy:
    'Melden Sie sich an und öffnen Sie „Mein Tarif“. Wenn Sie die Pause bis zum {day} beenden, erstatten wir den Preis für die nicht genutzten Tage. Ein begonnener Tag gilt als genutzt.',
  pauseDroppedSubject: 'Wir konnten {item} nicht pausieren',
  pauseDroppedText:
    'Sie wollten Ihren Tarif {item} pausieren, aber wir konnten {amount} für die Pause nicht einziehen. Ihnen wurde nichts berechnet, und die Pause beginnt nicht.',
  pauseDroppedAgain:
    'Um es noch einmal zu versuchen, melden Sie sich an und öffnen Sie „Mein Tarif“.',
  feeOwedSubject: 'Ihr Tarif {item} ist beendet',
  feeOwedText:
    'Ihr Tarif {item} bei {site} ist am {day} vor Ablauf der Mindestlaufzeit beendet worden, weil eine Zahlung ausgeblieben ist.',
  feeOwedAmount:
    'Sie schulden {amount}, die Gebühr für die vorzeitige Beendigung (Rechnung {number}). Wir ziehen den Betrag nicht automatisch von Ihrer Karte ein. Sie können nachweisen, dass uns kein oder ein geringerer Schaden entstanden ist. Dann zahlen Sie nur diesen.',
  feeOwedInvoice:
    'Außerdem schulden Sie noch {amount} für die ausgebliebene Zahlung (Rechnung {number}). Zusammen sind das {total}.',
  unpaidEnded:
    'Ihr Tarif {item} bei {site} ist am {day} beendet worden, weil eine Zahlung ausgeblieben ist.',
  unpaidOwed:
    'Sie schulden dafür noch {amount} (Rechnung {number}). Wir ziehen den Betrag nicht automatisch von Ihrer Karte ein.',
  unpaidSubject: 'Ihre Zahlung für {item} ist fehlgeschlagen',
  unpaidLastSubject: 'Ihr Tarif {item} endet am {day}, wenn Sie nicht zahlen',
  unpaidText:
    'Am {day} konnten wir {amount} für {item} nicht einziehen (Rechnung {number}). Ihnen wurde nichts berechnet. Zahlen Sie jetzt, um online zu bleiben.',
  unpaidRetry: 'Wenn Sie nicht zahlen, versuchen wir es am {day} noch einmal mit Ihrer Karte.',
  unpaidNoCard: 'Sie haben keine Karte gespeichert. Fügen Sie eine hinzu, um zu zahlen.',
  unpaidLastTry: 'Am {day} versuchen wir es zum letzten Mal mit Ihrer Karte.',
  unpaidEnds:
    'Haben Sie bis zu unserem letzten Versuch nicht gezahlt, endet Ihr Tarif, und Sie schulden weiterhin {amount}.',
  unpaidEndsFee:
    'Haben Sie bis zu unserem letzten Versuch nicht gezahlt, endet Ihr Tarif. Sie schulden dann bis zu {total}: {amount} für diese Zahlung und bis zu {fee} für die vorzeitige Beendigung.',
  unpaidEndsOn:
    'Haben Sie bis zum {day} nicht gezahlt, endet Ihr Tarif an diesem Tag, und Sie schulden weiterhin {amount}.',
  unpaidEndsOnFee:
    'Haben Sie bis zum {day} nicht gezahlt, endet Ihr Tarif an diesem Tag. Sie schulden dann {total}: {amount} für diese Zahlung und {fee} für die vorzeitige Beendigung.',
  cardMissing: 'Sie haben keine Karte gespeichert. Fügen Sie bis zum {day} eine hinzu.',
  addCardAction: 'Karte hinzufügen',
  payAction: '{amount} zahlen',
  renewalSubject: 'Ihr Tarif verlängert sich am {day}',
  renewalText: 'Ihr Tarif {item} verlängert sich am {day}. Sie zahlen dann {amount} für {period}.',
  renewalTextFree: 'Ihr Tarif {item} verlängert sich am {day}. Für {period} zahlen Sie nichts.',
  renewalChangeSubject: 'Ihr Tarif wechselt am {day}',
  renewalChange: 'Ihr Tarif wechselt am {day} zu {item}. Sie zahlen dann {amount} für {period}.',
  renewalChangeFree: 'Ihr Tarif wechselt am {day} zu {item}. Für {period} zahlen Sie nichts.',
  renewalCancel: 'Wenn Sie das nicht möchten, kündigen Sie vor dem {day}.',
  renewalCancelled:
    'Sie haben Ihren Tarif gekündigt. Er endet am {day} und verlängert sich bis dahin.',
  renewalTerm:
    'Ihre Mindestlaufzeit endet am {day}. Bei vorzeitiger Kündigung kann eine Gebühr anfallen.',
  renewalTermOver:
    'Ende Ihrer Mindestlaufzeit: {day}. Sie können schon jetzt ohne Gebühr kündigen.',
  couponLowers: '{code} senkt die ersten {count} Zahlungen. Jede spätere beträgt {amount}.',
  couponOnce: '{code} senkt den Preis um {saving}.',
  couponFirst: '{code} senkt die erste Zahlung um {saving}. Jede spätere beträgt {amount}.',
  couponFirstFree: 'Mit {code} ist die erste Zahlung kostenlos. Jede spätere beträgt {amount}.',
  couponEndSubject: 'Ab dem {day} gilt für Ihren Tarif der volle Preis',
  couponEndText:
    'Ihr Gutschein {code} senkt keine weiteren Zahlungen für {item}. Ab dem {day} gilt für Ihren Tarif der volle Preis, {amount} für jeweils {period}.',
  couponEndChange:
    'Ihr Gutschein {code} senkt keine weiteren Zahlungen. Ihr Tarif wechselt am {day} zu {item} und kostet dann {amount} für jeweils {period}.',
  couponEndCancel:
    'Bis dahin können Sie Ihren Tarif wechseln oder kündigen. Hat er eine Mindestlaufzeit, kann bei vorzeitiger Kündigung eine Gebühr anfallen.',
};
