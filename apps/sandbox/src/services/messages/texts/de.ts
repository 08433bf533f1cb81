import type { MessageTexts } from './en';
import { plan } from './plan/de';

export const de: MessageTexts = {
  ...plan,
  hello: 'Guten Tag {name},',
  helloThere: 'Guten Tag,',
  help: 'Hilfe: {ways}',
  giveFeedback: 'Sagen Sie {site}, was Sie vom WLAN halten',
  creditSecondPlan: 'Sie hatten schon einen Tarif. Deshalb haben wir diese Zahlung erstattet.',
  creditPauseCalledOff: 'Die Pause hat nicht begonnen. Deshalb haben wir ihren Preis erstattet.',
  creditPauseEnded:
    'Die Pause endete innerhalb der Widerrufsfrist. Deshalb haben wir den Preis für die nicht genutzten Tage erstattet.',
  creditOrder:
    'Die Bestellung war vor dem Zahlungseingang storniert. Deshalb haben wir die Zahlung erstattet.',
  creditClosed:
    'Der WLAN-Dienst hier war beim Zahlungseingang schon eingestellt. Deshalb haben wir die Zahlung erstattet.',
  creditContract:
    'Sie haben Ihren Tarif behalten. Deshalb haben wir die Gebühr für die vorzeitige Kündigung erstattet.',
  creditEnded:
    'Ihr Tarif war beim Zahlungseingang schon beendet. Deshalb haben wir die Zahlung erstattet.',
  creditRefused:
    'Unser Zahlungsanbieter konnte diesen Betrag nicht erstatten. Wir schulden ihn Ihnen weiterhin.',
  creditWithdrawal:
    'Sie haben Ihre Bestellung widerrufen. Deshalb haben wir diesen Betrag erstattet.',
  creditOther: 'Erstattung',
  choosePassword: 'Neues Passwort wählen',
  ownerWarning:
    'Wenn Sie das nicht waren, wählen Sie jetzt ein neues Passwort. Das verwirft auch jede Änderung Ihrer Daten, die noch auf Bestätigung wartet.',
  confirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse für {site}',
  confirmText:
    'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link läuft in 2 Tagen ab.',
  confirmAction: 'E-Mail-Adresse bestätigen',
  newEmailSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {site}',
  newEmailText:
    'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Bis dahin behält Ihr Konto die alte. Der Link läuft in 2 Tagen ab.',
  emailChangingSubject: 'Ihre E-Mail-Adresse wird bald geändert',
  emailChangingText:
    'Wir haben den Auftrag erhalten, Ihre E-Mail-Adresse in {value} zu ändern. Wir ändern sie, sobald die neue bestätigt ist.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
  emailChangedText: 'Ihr Konto hat jetzt die E-Mail-Adresse {value}.',
  mobileChangedSubject: 'Ihre Mobilnummer wurde geändert',
  mobileChangedText: 'Ihr Konto hat jetzt die Mobilnummer {value}.',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedText:
    'Ihr Konto hat ein neues Passwort, und wir haben die anderen Anmeldungen beendet.',
  passwordNumberRemoved:
    'Wir haben auch die Mobilnummer aus Ihrem Konto entfernt, weil nicht sicher ist, dass sie Ihnen gehört. Sie können sie wieder eintragen.',
  passwordKeyRenewed:
    'Wir haben auch das Passwort Ihres WLAN-Netzes geändert, weil nicht sicher ist, wer es kennt. Ihre Geräte dort brauchen das neue.',
  passwordChangeDropped:
    'Wir haben auch die Änderung zu {value} abgebrochen, die noch nicht bestätigt war.',
  newLogInSubject: 'Neue Anmeldung in Ihrem Konto',
  newLogInText:
    'Jemand hat sich in Ihrem Konto mit einem Browser angemeldet, den es bisher nicht kannte: {device}.',
  unknownBrowser: 'unbekannt',
  resetAccountAt: 'Dieser Link gilt für Ihr Konto bei {site}.',
  resetText:
    'Für Ihr Konto wurde ein neues Passwort angefordert. Dieser Link funktioniert einmal und läuft in 1 Stunde ab. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort ist unverändert.',
  orderSubject: 'Ihre Bestellung bei {site}',
  orderText:
    'Sie können Ihre Bestellung auf jedem Gerät fortsetzen. Der Link gilt 24 Stunden oder bis Sie zahlen.',
  orderIgnore:
    'Wenn Sie diesen Link nicht angefordert haben, ignorieren Sie diese E-Mail. Ihnen wurde nichts berechnet.',
  orderAction: 'Bestellung fortsetzen',
  orderSms: '{site}: Setzen Sie Ihre Bestellung fort unter {url}',
  mobileCode:
    '{site}: {code} bestätigt Ihre Nummer. Der Code gilt 10 Minuten. Geben Sie ihn nicht weiter.',
  resetCode:
    '{site}: {code} ist Ihr Code für ein neues Passwort. Er gilt 10 Minuten. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese SMS.',
  logInCode: '{site}: {code} ist Ihr Code. Er gilt 10 Minuten. Geben Sie ihn nicht weiter.',
  refundDelayedSubject: 'Wir erstatten {amount}',
  refundDelayed:
    'Wir erstatten {amount} für {item} (Rechnung {number}) auf die Karte, mit der Sie gezahlt haben. Unser Zahlungsanbieter kann das noch nicht ausführen. Wir versuchen es weiter.',
  refundRefusedSubject: 'Wir konnten {amount} nicht erstatten',
  refundRefused:
    'Wir schulden Ihnen {amount} für {item}. Unser Zahlungsanbieter konnte den Betrag nicht erstatten. Der Support schreibt Ihnen, um einen anderen Weg zu vereinbaren.',
  refundRefusedAsk:
    'Wir schulden Ihnen {amount} für {item} (Rechnung {number}). Unser Zahlungsanbieter konnte den Betrag nicht erstatten. Wenden Sie sich an {site}, um einen anderen Weg zu vereinbaren.',
  refundByHandSubject: '{amount} von Hand erstatten: {customer}',
  refundByHand:
    'Der Zahlungsanbieter hat die Erstattung von {amount} für {item} abgelehnt (Rechnung {number}). Schreiben Sie dem Kunden, um einen anderen Weg zu vereinbaren.',
  refundSubject: 'Wir haben {amount} erstattet',
  refundSecondPlan:
    'Sie haben {amount} für {item} gezahlt, hatten aber schon einen Tarif. Ihr Tarif ist unverändert. Wir haben den Betrag auf Ihre Karte erstattet.',
  refundPause:
    'Sie haben {amount} für eine Pause gezahlt, die nicht begonnen hat. Wir haben den Betrag auf Ihre Karte erstattet.',
  refundPauseEnded:
    'Sie haben für eine Pause gezahlt, die innerhalb der Widerrufsfrist endete. Für die nicht genutzten Tage haben wir {refunded} auf Ihre Karte erstattet.',
  refundOrder:
    'Sie haben {amount} für {item} gezahlt, aber die Bestellung war vor dem Zahlungseingang storniert. Wir haben den Betrag auf Ihre Karte erstattet.',
  refundClosed:
    'Sie haben {amount} für {item} gezahlt, aber der WLAN-Dienst bei {site} ist eingestellt. Wir haben den Betrag auf Ihre Karte erstattet.',
  refundEnded:
    'Sie haben {amount} für {item} gezahlt, aber Ihr Tarif war schon beendet. Wir haben den Betrag auf Ihre Karte erstattet.',
  refundWithdrawal:
    'Sie haben {amount} für {item} gezahlt, hatten aber schon widerrufen. Wir haben den Betrag auf Ihre Karte erstattet.',
  refundContract:
    'Sie haben {amount} für eine vorzeitige Kündigung gezahlt und dann Ihren Tarif behalten. Wir haben den Betrag auf Ihre Karte erstattet. Ihre Mindestlaufzeit läuft weiter.',
  refundSecondPayment:
    'Sie haben {amount} für {item} doppelt gezahlt. Wir haben die zweite Zahlung auf Ihre Karte erstattet.',
  receiptSubject: 'Ihr Beleg für {item}',
  receiptText: 'Sie haben {amount} für {item} gezahlt. Beleg {number}.',
  receiptFree: 'Sie haben für {item} nichts gezahlt. Beleg {number}.',
  receiptTime: 'Diese Zeit gilt vom {from} bis zum {to} und verlängert sich nicht.',
  withdrawnSubject: 'Sie haben Ihren Vertrag widerrufen',
  withdrawnTimeSubject: 'Sie haben die zusätzliche Zeit widerrufen',
  withdrawnText: 'Sie haben Ihren Vertrag für den Tarif {item} widerrufen. Ihr Tarif ist beendet.',
  withdrawnTime:
    'Sie haben die Bestellung von mehr Zeit für den Tarif {item} widerrufen. Sie können Ihren Tarif bis zum {end} nutzen.',
  withdrawnChangeSubject: 'Sie haben Ihren Tarifwechsel widerrufen',
  withdrawnChange:
    'Sie haben den gebuchten Wechsel widerrufen. Ihr Tarif {item} bleibt, wie er ist, und Sie zahlen nichts für den Wechsel.',
  withdrawnReturn:
    'Sie haben Ihren Tarifwechsel widerrufen. Am {date} kehren Sie zu {item} zurück. Preis und Mindestlaufzeit sind wie vor dem Wechsel. Den Preis für die nicht genutzte Zeit rechnen wir zuerst auf {item} an.',
  withdrawnReturnLater:
    'Sie haben Ihren Tarifwechsel widerrufen. Am {date} kehren Sie zu {item} zurück. Preis und Mindestlaufzeit sind wie vor dem Wechsel.',
  withdrawnPauseSubject: 'Sie haben Ihre Pause widerrufen',
  withdrawnPause: 'Sie haben die Pause für {item} widerrufen. Ihr Tarif läuft weiter.',
  withdrawnPauseUntil:
    'Sie haben die Verlängerung der Pause für {item} widerrufen. Die Pause endet am {date}, und Ihr Tarif läuft weiter.',
  withdrawnRefund: 'Wir haben {amount} erstattet, auf demselben Weg wie Ihre Zahlung.',
  withdrawnDelayed:
    'Wir erstatten {amount} auf demselben Weg wie Ihre Zahlung. Unser Zahlungsanbieter kann das noch nicht ausführen. Wir versuchen es weiter.',
  withdrawnByHand:
    'Wir schulden Ihnen {amount}. Wir konnten den Betrag nicht auf demselben Weg wie Ihre Zahlung erstatten. Der Support schreibt Ihnen, um einen anderen Weg zu vereinbaren.',
  withdrawnByHandAsk:
    'Wir schulden Ihnen {amount}. Wir konnten den Betrag nicht auf demselben Weg wie Ihre Zahlung erstatten. Wenden Sie sich an {site}, um einen anderen Weg zu vereinbaren.',
  withdrawnCredit:
    'Sie haben noch ein Guthaben von {amount}. Wir verrechnen es, wenn Sie das nächste Mal zahlen.',
  withdrawnNothing: 'Es war keine bezahlte Zeit übrig, deshalb gibt es nichts zu erstatten.',
  changeDroppedSubject: 'Sie haben Ihren Tarifwechsel storniert',
  changeDroppedText:
    'Sie haben den Wechsel zum Tarif {item} storniert. Ihr Tarif bleibt, wie er ist, und Sie zahlen nichts für den Wechsel.',
  keptSubject: 'Sie behalten Ihren Tarif',
  keptText: 'Sie behalten Ihren Tarif {item}. Ihre Kündigung gilt nicht mehr.',
  cancelledSubject: 'Sie haben Ihren Vertrag gekündigt',
  cancelledText:
    'Sie haben Ihren Vertrag für den Tarif {item} gekündigt. Sie können ihn bis zum {end} nutzen.',
  cancelledEnded: 'Sie haben Ihren Vertrag für den Tarif {item} gekündigt. Ihr Tarif ist beendet.',
  nextPlanDropped: 'Der Tarif, den Sie im Anschluss gebucht haben, beginnt nicht.',
  chargedNothing: 'Wir berechnen Ihnen nichts mehr.',
  chargedNothingElse: 'Darüber hinaus berechnen wir Ihnen nichts mehr.',
  owedSoon: 'Wir berechnen Ihnen in Kürze noch {amount} für {item} (Rechnung {number}).',
  owed: 'Sie schulden noch {amount} für {item} (Rechnung {number}). Zahlen Sie bis {day}.',
  owedSince:
    'Sie schulden noch {amount} für {item} (Rechnung {number}). Der Betrag war am {day} fällig.',
  owedUnpaid:
    'Bleibt eine Verlängerung unbezahlt, kann Ihr Tarif früher enden. Mit einer Mindestlaufzeit kann dann auch die Gebühr für die vorzeitige Kündigung anfallen.',
  cancelledTerm:
    'Sie haben Ihren Vertrag für den Tarif {item} gekündigt. Er endet am {end} mit dem Ablauf der Mindestlaufzeit. Bis dahin verlängert er sich, und wir berechnen Ihnen jede Verlängerung.',
  cancelledWished:
    'Sie haben Ihren Vertrag für den Tarif {item} gekündigt. Er endet am {end}. Bis dahin verlängert er sich, und wir berechnen Ihnen jede Verlängerung.',
  cancelledFee: 'Sie haben {amount} für die vorzeitige Kündigung gezahlt (Rechnung {number}).',
  cancelledReason:
    'Sie haben einen wichtigen Grund für eine außerordentliche Kündigung genannt: „{reason}“',
  cancelledReasonChecked:
    'Wir prüfen Ihren Grund und teilen Ihnen per E-Mail mit, ob Ihr Tarif früher endet.',
  cancelledReasonAsk: 'Fragen Sie {site}, ob Ihr Tarif früher endet.',
  terminationReceived: 'Wir haben Ihre Erklärung am {at} erhalten.',
  declaredWithdrawal: 'Wir haben Ihren Widerruf erhalten',
  declaredCancellation: 'Wir haben Ihre Kündigung erhalten',
  declaredUnknown:
    'Wir konnten Ihre Erklärung nicht automatisch ausführen. Wir prüfen Ihre Bestellung und teilen Ihnen per E-Mail mit, wie es weitergeht.',
  declaredUnknownAsk:
    'Wir konnten Ihre Erklärung nicht automatisch ausführen. Fragen Sie {site}, wie es weitergeht.',
  terminationKeep: 'Bewahren Sie diese E-Mail als Bestätigung auf.',
  supportUnknownSubject: 'Bestellung prüfen: {customer}',
  supportUnknownWithdrawal:
    '{name} hat am {at} ohne Anmeldung einen Vertrag widerrufen. Das ließ sich nicht automatisch ausführen. Prüfen Sie die Bestellung und teilen Sie dem Kunden per E-Mail mit, wie es weitergeht.',
  supportUnknownCancellation:
    '{name} hat am {at} ohne Anmeldung einen Vertrag gekündigt. Das ließ sich nicht automatisch ausführen. Prüfen Sie die Bestellung und teilen Sie dem Kunden per E-Mail mit, wie es weitergeht.',
  supportLostPaymentSubject: 'Unbekannte Zahlungen und Tarife prüfen',
  supportLostPayment:
    'Der Zahlungsanbieter kennt Zahlungen nicht, die unsere Kunden früher begonnen haben: {payment}. Das kommt vor, wenn seine Schlüssel jetzt zu einem anderen Konto gehören. Hier gelten sie als unbezahlt. Prüfen Sie im früheren Konto, ob jemand gezahlt hat, und erstatten Sie die Zahlung dort.',
  supportLostPlan:
    'Der Zahlungsanbieter kennt Tarife nicht, die er früher verlängert hat: {plan}. Das kommt vor, wenn seine Schlüssel jetzt zu einem anderen Konto gehören. Hier enden sie mit der bezahlten Zeit. Beenden Sie sie auch im früheren Konto, damit es die Kunden nicht weiter belastet.',
  supportUnknownPaymentSubject: 'Zahlung prüfen: {payment}',
  supportUnknownPayment:
    'Der Zahlungsanbieter hat die Zahlung oder das Abonnement {payment} für eine Bestellung, die wir nicht kennen. Das kann vorkommen, nachdem eine Datenbank aus einer Sicherung wiederhergestellt wurde. Prüfen Sie sie beim Zahlungsanbieter. Geben Sie dem Kunden dann den Tarif oder erstatten Sie die Zahlung.',
  supportReasonSubject: 'Außerordentliche Kündigung prüfen: {customer}',
  supportReason:
    '{name} hat den Tarif {item} am {at} ohne Anmeldung außerordentlich gekündigt. Entscheiden Sie, ob der Tarif früher endet, und teilen Sie es dem Kunden per E-Mail mit.',
  supportReasonGiven: 'Der Grund: „{reason}“',
  supportByHand:
    '{name} hat den Vertrag für den Tarif {item} widerrufen. Der Zahlungsanbieter hat die Erstattung von {amount} abgelehnt. Schreiben Sie dem Kunden, um einen anderen Weg zu vereinbaren.',
  closedSubject: 'Der WLAN-Dienst bei {site} ist eingestellt, und Ihr Tarif endet',
  closedEnds:
    'Der WLAN-Dienst bei {site} ist eingestellt. Ihr Tarif endet am {day} und verlängert sich nicht.',
  closedEnded: 'Der WLAN-Dienst bei {site} ist eingestellt. Ihr Tarif ist beendet.',
  closedPay: 'Wenden Sie sich zum Bezahlen an {site}.',
  openPortal: 'Portal öffnen',
  openDevices: 'Geräte ansehen',
  deviceOf: '{device} von {name}',
  ownDevice: '{device}',
  devicePhone: 'Telefon',
  deviceTablet: 'Tablet',
  deviceComputer: 'Computer',
  deviceOther: 'Gerät',
  newDeviceSubject: 'Neues Gerät in Ihrem Tarif',
  newDeviceText: '{name} gehört jetzt zu Ihrem Tarif. Die Geräteadresse ist {mac}.',
  newDeviceWarning:
    'Wenn Sie dieses Gerät nicht kennen, entfernen Sie es und wählen Sie ein neues Passwort.',
  newDeviceManagedWarning:
    'Wenn Sie dieses Gerät nicht kennen, wenden Sie sich an {site} und wählen Sie ein neues Passwort.',
  usageEndSubject: 'Ihr Tarif endet bald',
  usageEndText:
    'Ihr Tarif {item} endet am {time}. Wie Sie online bleiben, sehen Sie unter „Mein Tarif“.',
  usageEndKeep:
    'Ihr Tarif {item} endet am {time}. Um online zu bleiben, behalten Sie Ihren Tarif oder wählen Sie danach einen anderen.',
  usageEndClosed: 'Ihr Tarif {item} endet am {time}.',
  givenSubject: 'Der Support hat Ihrem Zugang {period} hinzugefügt',
  givenText: 'Der Support hat {item} kostenlos um {period} verlängert. Beleg {number}.',
  suspendedSubject: '{site} hat Ihr Konto gesperrt',
  suspendedText:
    '{site} hat Ihr Konto gesperrt, deshalb kann sich niemand darin anmelden. Ihr Tarif und Ihre Geräte bleiben, wie sie sind. Wenn Sie für einen Tarif zahlen, der sich verlängert, berechnen wir ihn weiterhin. Wenn Sie damit nicht gerechnet haben, wenden Sie sich an {site}.',
  restoredSubject: 'Sie können Ihr Konto wieder nutzen',
  restoredText: '{site} hat Ihr Konto wieder freigegeben. Sie können sich wie zuvor anmelden.',
};
