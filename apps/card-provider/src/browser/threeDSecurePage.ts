import { enableButtons } from './enableButtons';
import { parentPage } from './parentPage';
import { readAnswer } from './readAnswer';

const page = parentPage();
const form = document.querySelector<HTMLFormElement>('form');

function done(returnUrl: string | null): void {
  if (window.parent === window && returnUrl) window.location.assign(returnUrl);
  else page.post({ type: 'bank-answered' });
}

async function answer(it: HTMLFormElement, choice: string): Promise<void> {
  it.inert = true;
  it.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(window.location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answer: choice }),
    });
    const body = await readAnswer<{ return_url: string | null }>(response);
    done(body.return_url);
  } catch {
    it.inert = false;
    it.removeAttribute('aria-busy');
    const alert = document.getElementById('alert');
    if (alert) alert.hidden = false;
  }
}

if (form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event instanceof SubmitEvent ? event.submitter : null;
    void answer(form, button?.getAttribute('value') ?? 'cancel');
  });
  const leave = () => {
    if (!form.inert) void answer(form, 'cancel');
  };
  page.onMessage((message) => {
    if (message.type === 'bank-closed') leave();
  });
  // The dialog around this page hears Escape only while the focus is outside the frame.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave();
  });
  enableButtons(form);
  form.querySelector<HTMLElement>('h1')?.focus();
}
if (document.querySelector('[data-answered]')) done(null);
