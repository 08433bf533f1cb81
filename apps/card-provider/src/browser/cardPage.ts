import { cardForm } from './cardForm';
import { parentPage, keepHeight } from './parentPage';
import { callApi } from './providerApi';

const page = parentPage();
const form = document.querySelector<HTMLFormElement>('form');
const query = new URLSearchParams(window.location.search);
const session = {
  origin: location.origin,
  key: query.get('key') ?? '',
  locale: query.get('locale') ?? 'auto',
};

interface Made {
  id: string;
}

function start(it: HTMLFormElement): void {
  const card = cardForm(it, new Date(Number(it.dataset['now']) * 1000));
  const check = () => {
    const problem = card.check();
    return problem && { type: 'validation_error', code: 'incomplete_card', message: problem };
  };
  const tokenise = async (billing: { name?: string; email?: string }) => {
    const problem = check();
    if (problem) return { error: problem };
    const { number, exp_month, exp_year, cvc } = card.values();
    const { value, error } = await callApi<Made>(session, 'POST', '/v1/payment_methods', {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': exp_month,
      'card[exp_year]': exp_year,
      'card[cvc]': cvc,
      ...(billing.name && { 'billing_details[name]': billing.name }),
      ...(billing.email && { 'billing_details[email]': billing.email }),
    });
    const param = error?.param?.replace(/^card\[|\]$/g, '');
    if (error && param) card.showAt(param, error.message ?? '');
    return value ? { method: value.id } : { error };
  };
  page.onMessage((message) => {
    if (message.type !== 'call') return;
    const { call, action, name, email } = message;
    const answer = (value: unknown) => page.post({ type: 'result', call, value });
    if (action === 'validate') answer({ error: check() ?? undefined });
    else void tokenise({ name, email }).then(answer);
  });
  it.addEventListener('submit', (event) => event.preventDefault());
  it.addEventListener('input', () => page.post({ type: 'change', ...card.state() }));
  it.addEventListener('focusin', () => page.post({ type: 'focus' }));
  it.addEventListener('focusout', () => page.post({ type: 'blur' }));
}

if (form) start(form);
keepHeight(page);
page.post({ type: 'ready' });
