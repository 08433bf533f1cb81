import type { FieldWords } from '../words/Words';
import { cardForm, type CardForm, fieldWords } from './cardForm';
import { enableButtons } from './enableButtons';
import { parentPage, keepHeight } from './parentPage';
import { readAnswer } from './readAnswer';

interface Step {
  status: 'complete' | 'requires_action' | 'refused' | 'expired';
  bank?: string;
  message?: string;
  param?: string;
  return_url?: string | null;
  unsure?: boolean;
}

const page = parentPage();
const form = document.querySelector<HTMLFormElement>('form');
const words: Partial<FieldWords> = form ? fieldWords(form) : {};
const query = new URLSearchParams(window.location.search);
const secret = query.get('session') ?? '';
const locale = query.get('locale') ?? 'auto';

async function ask(path: string, body: object): Promise<Step> {
  try {
    const response = await fetch(`/embedded/checkout/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_secret: secret, locale, ...body }),
    });
    return await readAnswer<Step>(response);
  } catch {
    return { status: 'refused', unsure: true, message: words.unsure };
  }
}

const at = (id: string) => document.getElementById(id);

function setBusy(busy: boolean): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) return;
  form.setAttribute('aria-busy', String(busy));
  form.inert = busy;
  button.setAttribute('aria-disabled', String(busy));
  const status = at('status');
  if (status) status.textContent = busy ? (words.wait ?? '') : '';
}

/** `unsure`: no response arrived, so the page does not know whether the card was charged. */
function showAlert(message: string | null, unsure = false): void {
  const alert = at('alert');
  const text = at('alert-text');
  if (!alert || !text) return;
  alert.hidden = !message;
  text.textContent = message ?? '';
  const advice = at('alert-advice');
  if (advice) advice.hidden = unsure;
  if (message) alert.scrollIntoView({ block: 'nearest' });
}

function finish(step: Step): void {
  form?.replaceWith(...(at('done') instanceof HTMLTemplateElement ? [doneContent()] : []));
  page.post({ type: 'complete', returnUrl: step.return_url ?? null });
}

function doneContent(): Node {
  const template = at('done');
  const content =
    template instanceof HTMLTemplateElement ? template.content : new DocumentFragment();
  return content.cloneNode(true);
}

function take(step: Step, card: CardForm): void {
  if (step.status === 'complete') {
    finish(step);
    return;
  }
  if (step.status === 'requires_action' && step.bank) {
    page.post({ type: 'bank', url: step.bank });
    return;
  }
  if (step.status === 'expired') {
    window.location.reload();
    return;
  }
  setBusy(false);
  const message = step.message ?? words.failed ?? '';
  if (!step.param || !card.showAt(step.param, message)) showAlert(message, step.unsure);
}

function start(it: HTMLFormElement): void {
  const card = cardForm(it, new Date(Number(it.dataset['now']) * 1000));
  let paying = false;
  const settle = (step: Step) => {
    paying = step.status === 'requires_action';
    take(step, card);
  };
  it.addEventListener('submit', (event) => {
    event.preventDefault();
    if (paying || card.check()) return;
    paying = true;
    showAlert(null);
    setBusy(true);
    const terms = it.querySelector<HTMLInputElement>('input[name="terms"]')?.checked ?? false;
    const values = { ...card.values(), name: card.text('name'), email: card.text('email'), terms };
    void ask('pay', values).then(settle);
  });
  page.onMessage((message) => {
    if (message.type === 'bank-closed') void ask('status', {}).then(settle);
  });
  enableButtons(it);
}

if (form) start(form);
const finished = document.querySelector<HTMLElement>('[data-complete]');
if (finished) page.post({ type: 'complete', returnUrl: finished.dataset['complete'] || null });
keepHeight(page);
page.post({ type: 'ready' });
