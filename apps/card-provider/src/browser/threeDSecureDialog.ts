import { providerFrame } from './providerFrame';

const cover = {
  position: 'fixed',
  inset: '0',
  margin: '0',
  padding: '0',
  border: '0',
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  background: 'rgba(8, 11, 29, 0.6)',
  boxSizing: 'border-box',
};
const narrow = 560;

/** A sheet from the lower edge on a phone, a card in the middle where there is room. */
const sheet = () => ({
  position: 'absolute',
  inset: window.innerWidth < narrow ? 'auto 0 0' : '0',
  margin: 'auto',
  width: window.innerWidth < narrow ? '100%' : '480px',
  minWidth: '0',
  height: 'min(100dvh, 620px)',
  borderRadius: window.innerWidth < narrow ? '24px 24px 0 0' : '24px',
  background: 'Canvas',
});

/**
 * Shows the bank's page over the whole window and resolves when it is answered or closed. The caller
 * then asks the provider for the result, which a page could forge.
 */
export function threeDSecureDialog(origin: string, url: string): Promise<void> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Confirm with your bank');
    Object.assign(dialog.style, cover);
    const { pathname } = new URL(url);
    const frame = providerFrame(origin, pathname, {}, 'Confirm with your bank', (message) => {
      if (message.type === 'bank-answered') close();
    });
    // The user may turn the phone while the bank's page is open.
    const fit = () => Object.assign(frame.element.style, sheet());
    fit();
    window.addEventListener('resize', fit);
    const close = () => {
      window.removeEventListener('resize', fit);
      frame.remove();
      if (dialog.open) dialog.close();
      dialog.remove();
      resolve();
    };
    // Escape closes the page as its own button does: the page reports it to the provider first.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      frame.post({ type: 'bank-closed' });
    });
    dialog.append(frame.element);
    document.body.append(dialog);
    dialog.showModal();
  });
}
