import type { MessageTexts } from './en';
import { plan } from './plan/pl';

export const pl: MessageTexts = {
  ...plan,
  hello: 'Witaj, {name},',
  helloThere: 'Witaj,',
  help: 'Pomoc: {ways}',
  giveFeedback: 'Oceń Wi-Fi w {site}',
  creditSecondPlan: 'Masz już plan, więc zwróciliśmy tę płatność.',
  creditPauseCalledOff: 'Przerwa się nie zaczęła, więc zwróciliśmy jej cenę.',
  creditPauseEnded:
    'Przerwa skończyła się w terminie na odstąpienie, więc zwróciliśmy pieniądze za niewykorzystane dni.',
  creditOrder: 'Zamówienie anulowano przed nadejściem płatności, więc ją zwróciliśmy.',
  creditClosed:
    'Usługa Wi-Fi została tu zamknięta przed nadejściem płatności, więc ją zwróciliśmy.',
  creditContract: 'Plan został zachowany, więc zwróciliśmy opłatę za wcześniejsze zakończenie.',
  creditEnded: 'Plan był zakończony przed nadejściem tej płatności, więc ją zwróciliśmy.',
  creditRefused: 'Nasz operator płatności nie mógł zwrócić tej kwoty. Nadal jesteśmy ci ją winni.',
  creditWithdrawal: 'Odstąpiono od zamówienia, więc zwróciliśmy tę kwotę.',
  creditOther: 'Zwrot',
  choosePassword: 'Wybierz nowe hasło',
  ownerWarning:
    'Jeśli to nie twoja zmiana, wybierz teraz nowe hasło. To anuluje też każdą zmianę twoich danych, która czeka na potwierdzenie.',
  confirmSubject: 'Potwierdź swój adres e-mail dla {site}',
  confirmText: 'Potwierdź, że ten adres e-mail należy do ciebie. Link wygasa za 2 dni.',
  confirmAction: 'Potwierdź mój adres e-mail',
  newEmailSubject: 'Potwierdź nowy adres e-mail dla {site}',
  newEmailText:
    'Potwierdź, że ten adres e-mail należy do ciebie. Do tego czasu konto zachowuje stary. Link wygasa za 2 dni.',
  emailChangingSubject: 'Twój adres e-mail wkrótce się zmieni',
  emailChangingText:
    'Otrzymaliśmy prośbę o zmianę adresu e-mail na {value}. Adres zmieni się po potwierdzeniu nowego.',
  emailChangedSubject: 'Twój adres e-mail się zmienił',
  emailChangedText: 'Twoje konto ma teraz adres e-mail {value}.',
  mobileChangedSubject: 'Twój numer komórkowy się zmienił',
  mobileChangedText: 'Twoje konto ma teraz numer komórkowy {value}.',
  passwordChangedSubject: 'Twoje hasło zostało zmienione',
  passwordChangedText: 'Twoje konto ma nowe hasło, a inne sesje zostały zakończone.',
  passwordNumberRemoved:
    'Usunęliśmy też numer komórkowy z twojego konta, ponieważ nie mamy pewności, że należy do ciebie. Możesz dodać go ponownie.',
  passwordKeyRenewed:
    'Zmieniliśmy też hasło twojej sieci Wi-Fi, ponieważ nie mamy pewności, kto je zna. Twoje urządzenia potrzebują w niej nowego hasła.',
  passwordChangeDropped: 'Anulowaliśmy też zmianę na {value}, która nie była jeszcze potwierdzona.',
  newLogInSubject: 'Nowe logowanie na twoje konto',
  newLogInText:
    'Ktoś zalogował się na twoje konto w przeglądarce, której wcześniej nie używano: {device}.',
  unknownBrowser: 'nieznana',
  resetAccountAt: 'Ten link dotyczy konta w {site}.',
  resetText:
    'Otrzymaliśmy prośbę o zmianę hasła. Ten link działa raz i wygasa za 1 godzinę. Jeśli to nie twoja prośba, zignoruj ten e-mail. Twoje hasło się nie zmieniło.',
  orderSubject: 'Twoje zamówienie w {site}',
  orderText:
    'Możesz kontynuować zamówienie na dowolnym urządzeniu. Link działa przez 24 godziny lub do zapłaty.',
  orderIgnore: 'Jeśli to nie twoja prośba, zignoruj ten e-mail. Nie pobraliśmy żadnej opłaty.',
  orderAction: 'Kontynuuj zamówienie',
  orderSms: '{site}: kontynuuj zamówienie na {url}',
  mobileCode:
    '{site}: {code} potwierdza twój numer. Kod działa przez 10 minut. Nie podawaj go nikomu.',
  resetCode:
    '{site}: {code} to kod do wyboru nowego hasła. Działa przez 10 minut. Jeśli to nie twoja prośba, zignoruj ten SMS.',
  logInCode: '{site}: {code} to twój kod. Działa przez 10 minut. Nie podawaj go nikomu.',
  refundDelayedSubject: 'Zwrócimy {amount}',
  refundDelayed:
    'Zwrócimy {amount} za {item} (faktura {number}) na kartę użytą do płatności. Nasz operator płatności jeszcze nie może tego zrobić. Będziemy próbować dalej.',
  refundRefusedSubject: 'Nie udało nam się zwrócić {amount}',
  refundRefused:
    'Jesteśmy ci winni {amount} za {item}. Nasz operator płatności nie mógł zwrócić tej kwoty. Dział pomocy napisze do ciebie, aby uzgodnić inny sposób zapłaty.',
  refundRefusedAsk:
    'Jesteśmy ci winni {amount} za {item} (faktura {number}). Nasz operator płatności nie mógł dokonać zwrotu. Aby ustalić inny sposób, skontaktuj się z nami: {site}.',
  refundByHandSubject: 'Zwróć ręcznie {amount}: {customer}',
  refundByHand:
    'Operator płatności odrzucił zwrot {amount} za {item} (faktura {number}). Napisz do klienta, aby uzgodnić inny sposób zapłaty.',
  refundSubject: 'Zwróciliśmy {amount}',
  refundSecondPlan:
    'Zapłacono {amount} za {item}, ale masz już plan. Twój plan się nie zmienił. Zwróciliśmy pieniądze na kartę.',
  refundPause:
    'Zapłacono {amount} za przerwę, która się nie zaczęła. Zwróciliśmy pieniądze na kartę.',
  refundPauseEnded:
    'Zapłacono za przerwę, która skończyła się w terminie na odstąpienie. Za niewykorzystane dni zwróciliśmy {refunded} na kartę.',
  refundOrder:
    'Zapłacono {amount} za {item}, ale zamówienie anulowano przed nadejściem płatności. Zwróciliśmy pieniądze na kartę.',
  refundClosed:
    'Zapłacono {amount} za {item}, ale usługa Wi-Fi w {site} została zamknięta. Zwróciliśmy pieniądze na kartę.',
  refundEnded:
    'Zapłacono {amount} za {item}, ale plan był już zakończony. Zwróciliśmy pieniądze na kartę.',
  refundWithdrawal:
    'Zapłacono {amount} za {item}, ale wcześniej odstąpiono od zamówienia. Zwróciliśmy pieniądze na kartę.',
  refundContract:
    'Zapłacono {amount} za wcześniejsze zakończenie, a potem plan został zachowany. Zwróciliśmy pieniądze na kartę. Minimalny okres umowy trwa dalej.',
  refundSecondPayment:
    'Zapłacono {amount} za {item} dwa razy. Zwróciliśmy drugą płatność na kartę.',
  receiptSubject: 'Twoje potwierdzenie zapłaty: {item}',
  receiptText: 'Zapłacono {amount} za {item}. Potwierdzenie {number}.',
  receiptFree: 'Za {item} nic nie zapłacono. Potwierdzenie {number}.',
  receiptTime: 'Ten czas trwa od {from} do {to} i nie odnawia się.',
  withdrawnSubject: 'Odstąpiono od umowy',
  withdrawnTimeSubject: 'Odstąpiono od dodatkowego czasu',
  withdrawnText: 'Odstąpiono od umowy na plan {item}. Twój plan został zakończony.',
  withdrawnTime:
    'Odstąpiono od zakupu dodatkowego czasu w planie {item}. Możesz korzystać z planu do {end}.',
  withdrawnChangeSubject: 'Odstąpiono od zmiany planu',
  withdrawnChange:
    'Odstąpiono od zarezerwowanej zmiany. Twój plan {item} pozostaje bez zmian i za zmianę nic nie płacisz.',
  withdrawnReturn:
    'Odstąpiono od zmiany planu. {date} wracasz do planu {item}. Cena i minimalny okres umowy są takie jak przed zmianą. Zapłatę za niewykorzystany czas zaliczymy najpierw na plan {item}.',
  withdrawnReturnLater:
    'Odstąpiono od zmiany planu. {date} wracasz do planu {item}. Cena i minimalny okres umowy są takie jak przed zmianą.',
  withdrawnPauseSubject: 'Odstąpiono od przerwy',
  withdrawnPause: 'Odstąpiono od przerwy w planie {item}. Plan trwa dalej.',
  withdrawnPauseUntil:
    'Odstąpiono od dłuższej przerwy w planie {item}. Przerwa skończy się {date}. Plan trwa dalej.',
  withdrawnRefund: 'Zwróciliśmy {amount} tą samą drogą co płatność.',
  withdrawnDelayed:
    'Zwrócimy {amount} tą samą drogą co płatność. Nasz operator płatności jeszcze nie może tego zrobić. Będziemy próbować dalej.',
  withdrawnByHand:
    'Jesteśmy ci winni {amount}. Nie udało nam się zwrócić tej kwoty tą samą drogą co płatność. Dział pomocy napisze do ciebie, aby uzgodnić inny sposób zapłaty.',
  withdrawnByHandAsk:
    'Jesteśmy ci winni {amount}. Nie udało nam się zwrócić tej kwoty tą samą drogą co płatność. Aby ustalić inny sposób, skontaktuj się z nami: {site}.',
  withdrawnCredit:
    'Masz jeszcze nadpłatę {amount}. Odliczymy ją, gdy następnym razem będziesz płacić.',
  withdrawnNothing: 'Nie pozostał opłacony czas, więc nie ma czego zwracać.',
  changeDroppedSubject: 'Anulowano zmianę planu',
  changeDroppedText:
    'Anulowano zmianę na plan {item}. Twój plan pozostaje bez zmian i za zmianę nic nie płacisz.',
  keptSubject: 'Twój plan trwa dalej',
  keptText: 'Twój plan {item} trwa dalej. Wypowiedzenie już nie obowiązuje.',
  cancelledSubject: 'Umowa została wypowiedziana',
  cancelledText: 'Umowa na plan {item} została wypowiedziana. Możesz z niego korzystać do {end}.',
  cancelledEnded: 'Umowa na plan {item} została wypowiedziana. Twój plan został zakończony.',
  nextPlanDropped: 'Twój kolejny plan, zarezerwowany na później, nie rozpocznie się.',
  chargedNothing: 'Nie pobierzemy już żadnej opłaty.',
  chargedNothingElse: 'Poza tym nie pobierzemy już żadnej opłaty.',
  owedSoon: 'Wkrótce pobierzemy {amount} za: {item} (faktura {number}).',
  owed: 'Do zapłaty pozostaje {amount} za: {item} (faktura {number}). Termin płatności: {day}.',
  owedSince:
    'Do zapłaty pozostaje {amount} za: {item} (faktura {number}). Termin płatności minął {day}.',
  owedUnpaid:
    'Jeśli odnowienie nie zostanie opłacone, plan może zakończyć się wcześniej. Przy minimalnym okresie umowy może wtedy dojść opłata za wcześniejsze zakończenie.',
  cancelledTerm:
    'Umowa na plan {item} została wypowiedziana. Kończy się {end}, wraz z minimalnym okresem umowy. Do tego czasu plan się odnawia i pobierzemy opłatę za każde odnowienie.',
  cancelledWished:
    'Wypowiedziano umowę na plan {item}. Umowa kończy się {end}. Do tego czasu się odnawia, a my pobieramy opłatę za każde odnowienie.',
  cancelledFee: 'Zapłacono {amount} za wcześniejsze zakończenie (faktura {number}).',
  cancelledReason: 'Podany ważny powód wypowiedzenia nadzwyczajnego: „{reason}”',
  cancelledReasonChecked:
    'Sprawdzimy ten powód i poinformujemy e-mailem, czy plan skończy się wcześniej.',
  cancelledReasonAsk:
    'Aby dowiedzieć się, czy plan skończy się wcześniej, skontaktuj się z nami: {site}.',
  terminationReceived: 'Otrzymaliśmy twoje oświadczenie {at}.',
  declaredWithdrawal: 'Otrzymaliśmy twoje odstąpienie od umowy',
  declaredCancellation: 'Otrzymaliśmy twoje wypowiedzenie umowy',
  declaredUnknown:
    'Nie udało się automatycznie wykonać twojego oświadczenia. Sprawdzimy zamówienie i napiszemy e-mail o dalszych krokach.',
  declaredUnknownAsk:
    'Nie udało się automatycznie wykonać twojego oświadczenia. Aby dowiedzieć się, co dalej, skontaktuj się z nami: {site}.',
  terminationKeep: 'Zachowaj ten e-mail jako potwierdzenie.',
  supportUnknownSubject: 'Zamówienie do sprawdzenia: {customer}',
  supportUnknownWithdrawal:
    'Odstąpienie od umowy bez logowania: {name}, {at}. Nie udało się tego wykonać automatycznie. Sprawdź zamówienie i napisz klientowi e-mailem, co dalej.',
  supportUnknownCancellation:
    'Wypowiedzenie umowy bez logowania: {name}, {at}. Nie udało się tego wykonać automatycznie. Sprawdź zamówienie i napisz klientowi e-mailem, co dalej.',
  supportLostPaymentSubject: 'Nieznane płatności i plany do sprawdzenia',
  supportLostPayment:
    'Operator płatności nie zna płatności, które nasi klienci rozpoczęli wcześniej: {payment}. Zdarza się to, gdy jego klucze należą teraz do innego konta. Tutaj liczą się jako nieopłacone. Sprawdź na wcześniejszym koncie, czy ktoś zapłacił, i tam zwróć płatność.',
  supportLostPlan:
    'Operator płatności nie zna planów, które wcześniej odnawiał: {plan}. Zdarza się to, gdy jego klucze należą teraz do innego konta. Tutaj kończą się z opłaconym czasem. Zakończ je też na wcześniejszym koncie, aby nie obciążało dalej klientów.',
  supportUnknownPaymentSubject: 'Płatność do sprawdzenia: {payment}',
  supportUnknownPayment:
    'Operator płatności ma płatność lub subskrypcję {payment} za zamówienie, którego nie znamy. Może się to zdarzyć po przywróceniu bazy danych z kopii zapasowej. Sprawdź ją u operatora płatności. Potem daj klientowi plan lub zwróć płatność.',
  supportReasonSubject: 'Wypowiedzenie z ważnym powodem do sprawdzenia: {customer}',
  supportReason:
    'Wypowiedzenie planu {item} bez logowania, z ważnym powodem: {name}, {at}. Zdecyduj, czy plan skończy się wcześniej, i powiadom klienta e-mailem.',
  supportReasonGiven: 'Powód: „{reason}”',
  supportByHand:
    'Odstąpienie od umowy na plan {item}: {name}. Operator płatności odrzucił zwrot {amount}. Napisz do klienta, aby uzgodnić inny sposób zapłaty.',
  closedSubject: 'Usługa Wi-Fi w {site} została zamknięta, a twój plan się kończy',
  closedEnds:
    'Usługa Wi-Fi w {site} została zamknięta. Twój plan kończy się {day} i nie odnowi się.',
  closedEnded: 'Usługa Wi-Fi w {site} została zamknięta. Twój plan został zakończony.',
  closedPay: 'W sprawie płatności skontaktuj się z {site}.',
  openPortal: 'Otwórz portal',
  openDevices: 'Zobacz swoje urządzenia',
  deviceOf: '{device} ({name})',
  ownDevice: '{device}',
  devicePhone: 'Telefon',
  deviceTablet: 'Tablet',
  deviceComputer: 'Komputer',
  deviceOther: 'Urządzenie',
  newDeviceSubject: 'Nowe urządzenie w twoim planie',
  newDeviceText: '{name} należy teraz do twojego planu. Adres urządzenia: {mac}.',
  newDeviceWarning: 'Jeśli nie znasz tego urządzenia, usuń je i wybierz nowe hasło.',
  newDeviceManagedWarning:
    'Jeśli nie znasz tego urządzenia, skontaktuj się z {site} i wybierz nowe hasło.',
  usageEndSubject: 'Twój plan wkrótce się kończy',
  usageEndText:
    'Twój plan {item} kończy się {time}. Jak pozostać online, sprawdzisz w sekcji „Mój plan”.',
  usageEndKeep:
    'Twój plan {item} kończy się {time}. Aby zostać online, zachowaj plan albo wybierz inny po jego zakończeniu.',
  usageEndClosed: 'Twój plan {item} kończy się {time}.',
  givenSubject: 'Pomoc techniczna dodała: {period}',
  givenText: 'Pomoc techniczna dodała bezpłatnie ({item}): {period}. Potwierdzenie {number}.',
  suspendedSubject: 'Twoje konto zostało zawieszone: {site}',
  suspendedText:
    'Twoje konto zostało zawieszone ({site}), więc nikt nie może się na nie zalogować. Twój plan i urządzenia pozostają bez zmian. Jeśli płacisz za plan, który się odnawia, nadal będziemy pobierać opłatę. Jeśli się tego nie spodziewasz, skontaktuj się z obsługą: {site}.',
  restoredSubject: 'Możesz znów korzystać z konta',
  restoredText: 'Twoje konto jest znów aktywne ({site}). Możesz zalogować się tak jak wcześniej.',
};
