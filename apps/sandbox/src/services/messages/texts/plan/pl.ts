import type { PlanTexts } from './en';

export const plan: PlanTexts = {
  free: 'Bezpłatnie',
  obligesToPay: 'Potwierdzając, składasz zamówienie z obowiązkiem zapłaty.',
  orderedSubject: 'Twoje zamówienie: {item}',
  orderedText: 'Zamówiono plan {item} w {site}.',
  orderedKeep: 'Zachowaj ten e-mail. Zawiera warunki twojej umowy.',
  orderedNoFree:
    'Wraz z tym planem skończył się bezpłatny dostęp na twoim koncie. Gdy plan się skończy, wybierz inny, aby połączyć się z internetem.',
  orderedNoNetwork:
    '{item} nie obejmuje własnej sieci. Twoja sieć przestanie działać, gdy zacznie się {item}. Od tej chwili łącz urządzenia z Wi-Fi: {site}.',
  factPlan: 'Plan',
  factPlanUntil: 'Plan do',
  factReplaces: 'Zastępuje',
  factSpeed: 'Szybkość',
  speedBoth: 'Pobieranie {download} Mb/s, wysyłanie {upload} Mb/s',
  factDevices: 'Urządzenia',
  devicesUnlimited: 'Bez limitu',
  factCoupon: 'Kupon',
  factOrder: 'Numer zamówienia',
  factName: 'Imię i nazwisko',
  factEmail: 'Adres e-mail',
  factEndsOn: 'Wybrana data końca',
  factStart: 'Początek',
  startsAfterPause: 'Po przerwie',
  factPrice: 'Cena',
  factUnused: 'Niewykorzystany czas i nadpłata',
  factPaid: 'Zapłacono',
  factRenewal: 'Odnowienie',
  factMinimumTerm: 'Minimalny okres umowy',
  factCancel: 'Jak wypowiedzieć',
  factWithdraw: 'Prawo odstąpienia',
  factStartAsked: 'Twoje żądanie',
  startAsked:
    'Zażądano rozpoczęcia usługi od razu. W razie odstąpienia płacisz za czas, przez który z niej korzystasz.',
  startAskedLater:
    'Zażądano rozpoczęcia usługi przed upływem terminu odstąpienia. W razie odstąpienia po rozpoczęciu płacisz za czas, przez który z niej korzystasz.',
  startAskedPause:
    'Zażądano rozpoczęcia przerwy przed upływem terminu odstąpienia. W razie odstąpienia po rozpoczęciu płacisz za wykorzystane dni.',
  factSeller: 'Sprzedawca',
  priceEvery: '{amount} za każdy okres: {period}',
  priceFor: '{amount} za okres: {period}',
  planAtPrice: '{item} ({price})',
  priceWithTax: '{price}, w tym wszystkie podatki',
  renewsOn: 'Odnawia się automatycznie do wypowiedzenia. Następna płatność: {amount}, {day}.',
  renewsFree: 'Odnawia się automatycznie do wypowiedzenia. {day} nic nie zapłacisz.',
  renewsUntilCancelled: 'Odnawia się automatycznie do wypowiedzenia.',
  doesNotRenew: 'Nie odnawia się.',
  termUntil: 'Do {day}.',
  termFromStart: '{period} od początku.',
  minimumTerm:
    '{until} Jeśli zakończysz wcześniej albo plan wygaśnie z powodu braku płatności, za każdy pozostały miesiąc zapłacisz {percent}% z {amount}. Rozpoczęty miesiąc liczy się w całości, nawet jeśli jest już opłacony. Jeśli wykażesz, że nasza strata jest mniejsza, zapłacisz tylko tyle, ile straciliśmy.',
  termTotal: 'Za cały minimalny okres umowy zapłacisz {amount}.',
  pauseMovesTerm: 'Przerwa przesuwa koniec minimalnego okresu umowy o czas swojego trwania.',
  cancelHow: 'Zaloguj się i otwórz „Mój plan”.',
  cancelOnline: 'Zaloguj się i otwórz „Mój plan” albo wypowiedz umowę bez logowania: {url}',
  withdrawHow:
    'Możesz odstąpić od umowy do {day}. Zwrócimy pieniądze za niewykorzystany czas. Aby odstąpić: {url}',
  withdrawFree:
    'Możesz odstąpić od umowy do {day}. Jeśli odstąpisz w terminie, nic nie zapłacisz. Aby odstąpić: {url}',
  withdrawShort:
    'Możesz odstąpić od umowy do {day}. Zwrócimy pieniądze za niewykorzystany czas. Plan kończy się {end}; potem nie ma już czego zwracać. Aby odstąpić: {url}',
  withdrawEnds:
    'Możesz odstąpić od umowy do {day}. Odstąpienie od razu kończy plan, ze wszystkim, co do niego zamówiono. Zwrócimy pieniądze za niewykorzystany czas. Aby odstąpić: {url}',
  withdrawEndsFirst:
    'Możesz odstąpić od umowy do {day}. Do {first} odstąpienie od razu kończy plan, ze wszystkim, co do niego zamówiono, a my zwrócimy pieniądze za niewykorzystany czas. Po {first} odstąpienie oznacza powrót do planu {item}. Zapłatę za niewykorzystany czas zaliczymy wtedy najpierw na {item}. Resztę zwrócimy lub, jeśli zapłata była z nadpłaty, zostawimy jako nadpłatę. Jeśli kwota nie wystarczy na {item}, wracasz po upływie opłaconego czasu. Aby odstąpić: {url}',
  withdrawEndsFirstFree:
    'Możesz odstąpić od umowy do {day}. Do {first} odstąpienie od razu kończy plan, ze wszystkim, co do niego zamówiono, a my zwrócimy pieniądze za niewykorzystany czas. Po {first} odstąpienie oznacza powrót do planu {item}. Zapłatę za niewykorzystany czas zwrócimy lub, jeśli była z nadpłaty, zostawimy jako nadpłatę. Aby odstąpić: {url}',
  withdrawReturns:
    'Możesz odstąpić od umowy do {day}. Jeśli odstąpisz, wracasz do planu {item}. Zapłatę za niewykorzystany czas zaliczymy najpierw na {item}. Resztę zwrócimy lub, jeśli zapłata była z nadpłaty, zostawimy jako nadpłatę. Jeśli kwota nie wystarczy na {item}, wracasz po upływie opłaconego czasu. Aby odstąpić: {url}',
  withdrawReturnsFree:
    'Możesz odstąpić od umowy do {day}. Jeśli odstąpisz, wracasz do planu {item}. Zapłatę za niewykorzystany czas zwrócimy lub, jeśli była z nadpłaty, zostawimy jako nadpłatę. Aby odstąpić: {url}',
  withdrawBooked:
    'Jeśli anulujesz zmianę w sekcji „Mój plan”, zanim się zacznie, nic za nią nie zapłacisz. Po jej rozpoczęciu obowiązuje następująca zasada. {once}',
  withdrawOver: 'Twoje prawo do odstąpienia od umowy wygasło {day}.',
  withdrawBookedLater:
    'Możesz odstąpić od umowy do {day}. Jeśli anulujesz zmianę w sekcji „Mój plan”, zanim się zacznie, nic za nią nie zapłacisz. Aby odstąpić: {url}',
  termsTitle: 'Warunki',
  pauseSubject: 'Przerwa w planie {item}',
  pauseText: 'Zamówiono przerwę w planie {item} w {site}.',
  pauseOffline:
    'W czasie przerwy urządzenia są offline i nie pobieramy opłat za {item}. Opłacony już czas nie przepadnie.',
  factPauseStart: 'Początek przerwy',
  factPauseEnd: 'Koniec przerwy',
  pauseEndsOpen: 'Gdy ją zakończysz, najpóźniej {day}.',
  pauseRenews:
    'Twój plan zacznie działać po przerwie. Odnowi się po wykorzystaniu opłaconego czasu.',
  factEndPause: 'Jak zakończyć przerwę',
  endPauseBefore:
    'Zaloguj się i otwórz „Mój plan”. Jeśli anulujesz przerwę przed jej początkiem, zwrócimy pieniądze. Później nie będzie to możliwe.',
  endPauseDuring:
    'Zaloguj się i otwórz „Mój plan”. Przerwa już trwa, więc nie możemy zwrócić opłaty.',
  endPauseBeforeBy:
    'Zaloguj się i otwórz „Mój plan”. Jeśli anulujesz przerwę przed jej początkiem, zwrócimy tę płatność. Jeśli zakończysz ją do {day}, zwrócimy pieniądze za niewykorzystane dni. Rozpoczęty dzień liczy się jako wykorzystany.',
  endPauseDuringBy:
    'Zaloguj się i otwórz „Mój plan”. Jeśli zakończysz przerwę do {day}, zwrócimy pieniądze za niewykorzystane dni. Rozpoczęty dzień liczy się jako wykorzystany.',
  pauseDroppedSubject: 'Nie udało się wstrzymać planu {item}',
  pauseDroppedText:
    'Plan {item} miał zostać wstrzymany, ale nie udało się pobrać {amount} za przerwę. Nie pobraliśmy żadnej opłaty, a przerwa się nie rozpocznie.',
  pauseDroppedAgain: 'Aby spróbować ponownie, zaloguj się i otwórz „Mój plan”.',
  feeOwedSubject: 'Plan {item} zakończył się',
  feeOwedText:
    'Plan {item} w {site} zakończył się {day}, przed upływem minimalnego okresu umowy, ponieważ zabrakło jednej płatności.',
  feeOwedAmount:
    'Do zapłaty jest {amount}, czyli opłata za wcześniejsze zakończenie (faktura {number}). Nie pobierzemy tej kwoty z karty automatycznie. Jeśli wykażesz, że nasza strata jest mniejsza, zapłacisz tylko tyle, ile straciliśmy.',
  feeOwedInvoice:
    'Do zapłaty jest też nadal {amount} za brakującą płatność (faktura {number}). Razem to {total}.',
  unpaidEnded: 'Plan {item} w {site} zakończył się {day}, ponieważ zabrakło jednej płatności.',
  unpaidOwed:
    'Do zapłaty jest nadal {amount} za tę płatność (faktura {number}). Nie pobierzemy tej kwoty z karty automatycznie.',
  unpaidSubject: 'Nie udało się pobrać płatności: {item}',
  unpaidLastSubject: 'Bez płatności plan {item} zakończy się {day}',
  unpaidText:
    'W dniu {day} nie udało się pobrać {amount} za {item} (faktura {number}). Nie pobraliśmy żadnej opłaty. Zapłać teraz, aby pozostać online.',
  unpaidRetry: 'W przeciwnym razie ponowimy próbę pobrania z karty: {day}.',
  unpaidNoCard: 'Nie masz zapisanej karty. Dodaj ją, aby zapłacić.',
  unpaidLastTry: 'Ostatnią próbę pobrania z karty podejmiemy {day}.',
  unpaidEnds:
    'Jeśli do naszej ostatniej próby nie zapłacisz, plan się zakończy, a {amount} nadal będzie do zapłaty.',
  unpaidEndsFee:
    'Jeśli do naszej ostatniej próby nie zapłacisz, plan się zakończy. Do zapłaty będzie wtedy najwyżej {total}: {amount} za tę płatność i najwyżej {fee} za wcześniejsze zakończenie.',
  unpaidEndsOn:
    'Jeśli nie zapłacisz do {day}, plan zakończy się tego dnia, a {amount} nadal będzie do zapłaty.',
  unpaidEndsOnFee:
    'Jeśli nie zapłacisz do {day}, plan zakończy się tego dnia. Do zapłaty będzie wtedy {total}: {amount} za tę płatność i {fee} za wcześniejsze zakończenie.',
  cardMissing: 'Nie masz zapisanej karty. Dodaj ją do {day}.',
  addCardAction: 'Dodaj kartę',
  payAction: 'Zapłać {amount}',
  renewalSubject: 'Twój plan odnowi się {day}',
  renewalText: 'Twój plan {item} odnowi się {day}. Zapłacisz {amount} za okres: {period}.',
  renewalTextFree: 'Twój plan {item} odnawia się {day}. Za {period} nic nie zapłacisz.',
  renewalChangeSubject: 'Twój plan zmieni się {day}',
  renewalChange: '{day} twój plan zmieni się na {item}. Zapłacisz {amount} za okres: {period}.',
  renewalChangeFree: '{day} twój plan zmieni się na {item}. Za {period} nic nie zapłacisz.',
  renewalCancel: 'Jeśli tego nie chcesz, wypowiedz umowę przed {day}.',
  renewalCancelled:
    'Twój plan został wypowiedziany. Kończy się {day}, a do tego czasu się odnawia.',
  renewalTerm:
    'Minimalny okres umowy kończy się {day}. Wcześniejsze zakończenie może wiązać się z opłatą.',
  renewalTermOver:
    'Koniec minimalnego okresu umowy: {day}. Już teraz umowę można wypowiedzieć bez opłaty.',
  couponLowers:
    '{code} obniża pierwsze płatności (liczba: {count}). Każda następna wynosi {amount}.',
  couponOnce: '{code} obniża cenę o {saving}.',
  couponFirst: '{code} obniża pierwszą płatność o {saving}. Każda następna wynosi {amount}.',
  couponFirstFree: 'Z {code} pierwsza płatność jest bezpłatna. Każda następna wynosi {amount}.',
  couponEndSubject: 'Od {day} za twój plan obowiązuje pełna cena',
  couponEndText:
    'Twój kupon {code} nie obniży kolejnych płatności za {item}. Od {day} za twój plan obowiązuje pełna cena, {amount} za każdy okres: {period}.',
  couponEndChange:
    'Twój kupon {code} nie obniży kolejnych płatności. {day} twój plan zmieni się na {item} i będzie kosztować {amount} za każdy okres: {period}.',
  couponEndCancel:
    'Do tego czasu możesz zmienić plan lub go wypowiedzieć. Jeśli plan ma minimalny okres umowy, wcześniejsze zakończenie może wiązać się z opłatą.',
};
