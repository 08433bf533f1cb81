import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCheckoutForm } from './openCheckoutForm';

/** The provider's form: the options that it receives, and whether it is still open. */
const form = vi.hoisted(() => ({
  complete: (): void => undefined,
  mount: vi.fn<() => void>(),
  destroy: vi.fn<() => void>(),
}));
vi.mock('./cardProvider', () => ({
  loadCardProvider: async () => ({
    createEmbeddedCheckoutPage: async ({ onComplete }: { onComplete: () => void }) => {
      form.complete = onComplete;
      return form;
    },
  }),
}));
vi.mock('~/session/api/callApi', () => ({
  callApi: async () => ({ data: { status: 'complete' } }),
}));

const comeBack = async (): Promise<void> => {
  window.dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve));
};

const open = async (place = document.body.appendChild(document.createElement('div'))) => {
  const onComplete = vi.fn<() => void>();
  const close = await openCheckoutForm({
    session: { id: 'cs_1', clientSecret: 'secret', publishableKey: 'pk' },
    place,
    standInUrl: null,
    onComplete,
    onExpired: () => undefined,
  });
  return { close, onComplete };
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
});

describe('the provider’s form', () => {
  it('continues once when the user pays here and then returns to the page', async () => {
    const { onComplete } = await open();
    form.complete();
    await comeBack();
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('closes and continues when the user has paid in another window', async () => {
    const { onComplete } = await open();
    await comeBack();
    await comeBack();
    expect(onComplete).toHaveBeenCalledTimes(1);
    expect(form.destroy).toHaveBeenCalledTimes(1);
  });

  it('does not open on a page that the user left while it was loading', async () => {
    const { onComplete, close } = await open(document.createElement('div'));
    expect(form.mount).not.toHaveBeenCalled();
    expect(form.destroy).toHaveBeenCalledTimes(1);
    await comeBack();
    close();
    expect(onComplete).not.toHaveBeenCalled();
    expect(form.destroy).toHaveBeenCalledTimes(1);
  });
});
