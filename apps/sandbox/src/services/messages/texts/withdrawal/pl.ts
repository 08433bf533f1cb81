import type { WithdrawalWords } from './WithdrawalWords';

/** The models of the annexes to the Ustawa o prawach konsumenta, for services. */
export const pl: WithdrawalWords = {
  title: 'Informacje dotyczące korzystania z prawa odstąpienia od umowy',
  rightTitle: 'Prawo odstąpienia od umowy',
  right: [
    'Mają Państwo prawo odstąpić od niniejszej umowy w terminie {days} dni bez podania jakiejkolwiek przyczyny.',
    'Termin do odstąpienia od umowy wygasa po upływie {days} dni od dnia zawarcia umowy.',
    'Aby skorzystać z prawa odstąpienia od umowy, muszą Państwo poinformować nas ({seller}) o swojej decyzji o odstąpieniu od niniejszej umowy w drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub pocztą elektroniczną). Mogą Państwo skorzystać z wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.',
    'Mogą Państwo również odstąpić od umowy online pod adresem {url}. Jeżeli skorzystają Państwo z tej możliwości, prześlemy Państwu niezwłocznie pocztą elektroniczną potwierdzenie otrzymania oświadczenia z jego treścią oraz datą i godziną jego złożenia.',
    'Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.',
  ],
  effectsTitle: 'Skutki odstąpienia od umowy',
  effects: [
    'W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów wynikających z wybranego przez Państwa sposobu dostarczenia innego niż najtańszy zwykły sposób dostarczenia oferowany przez nas), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym zostaliśmy poinformowani o Państwa decyzji o wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w pierwotnej transakcji, chyba że wyraźnie zgodziliście się Państwo na inne rozwiązanie; w każdym przypadku nie poniosą Państwo żadnych opłat w związku z tym zwrotem.',
    'Jeżeli zażądali Państwo rozpoczęcia świadczenia usług przed upływem terminu do odstąpienia od umowy, zapłacą nam Państwo kwotę proporcjonalną do zakresu świadczeń spełnionych do chwili, w której poinformowali nas Państwo o odstąpieniu od niniejszej umowy.',
  ],
  formTitle: 'Wzór formularza odstąpienia od umowy',
  form: [
    '(Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy.)',
    '– Adresat: {seller}',
    '– Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym (*) odstąpieniu od umowy o świadczenie następującej usługi:',
    '– Data zawarcia umowy (*)/odbioru (*):',
    '– Imię i nazwisko konsumenta(-ów):',
    '– Adres konsumenta(-ów):',
    '– Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
    '– Data:',
    '(*) Niepotrzebne skreślić.',
  ],
};
