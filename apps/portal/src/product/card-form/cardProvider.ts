import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { savesData } from '~/shared/loading/fetchFiles';
import { loadScript } from '~/shared/third-parties/loadScript';
import { currentLanguage } from '~/shared/i18n/i18n';
import type { LanguageCode } from '~/shared/i18n/languages';

/**
 * A captive network drops packets, and such a request takes minutes to fail, so loading has a
 * limit.
 */
const LOAD_TIMEOUT_MS = 20_000;

/** The provider's form in the language of the page; one that it does not have is the browser's own. */
const formLocales: Record<LanguageCode, StripeElementLocale> &
  Partial<Record<string, StripeElementLocale>> = {
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  pl: 'pl',
  cy: 'auto',
  ar: 'ar',
};

/** The card provider's script did not load. */
class CardProviderUnavailable extends Error {
  override readonly name = 'CardProviderUnavailable';
}

/** The file that this version of the provider's package would load. */
const PROVIDER_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/**
 * Defines `window.Stripe`, which `loadStripe` then uses without fetching anything. Its own tag would be
 * refused where scripts need a trusted type. One lost request gets a second one, as `loadStripe` does it.
 */
const loadProviderScript = async (standInUrl: string | null): Promise<void> => {
  if ('Stripe' in window) return;
  const address = standInUrl ?? PROVIDER_SCRIPT;
  pending ??= loadScript(address)
    .catch(() => loadScript(address))
    .finally(() => (pending = null));
  await pending;
};

let pending: Promise<unknown> | null = null;

/**
 * Fetches the card provider's script while the user reads the step before the payment; nothing of it runs. Where the
 * browser is to save data, it only opens the connection, because the user may still leave.
 *
 * @param standInUrl public configuration's address of a simulator's script; null for the real
 *   provider
 */
export const preloadCardProvider = (standInUrl: string | null): void => {
  const address = standInUrl ?? PROVIDER_SCRIPT;
  const link = document.createElement('link');
  if (savesData()) {
    link.rel = 'preconnect';
    link.href = new URL(address, window.location.href).origin;
  } else {
    link.rel = 'preload';
    link.href = address;
    link.setAttribute('as', 'script');
  }
  const isThere = [...document.head.querySelectorAll('link')].some(
    ({ href }) => href === link.href,
  );
  // It stays after this step: a browser drops the answer of a link that is gone, and asks again.
  if (!isThere) document.head.append(link);
};

/**
 * Loads the card provider's script beside the call that opens the payment. Nobody waits for it here, and
 * `loadCardProvider` says what became of it.
 *
 * @param standInUrl public configuration's address of a simulator's script; null for the real
 *   provider
 */
export const fetchCardProvider = (standInUrl: string | null): void =>
  void loadProviderScript(standInUrl).catch(() => undefined);

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new CardProviderUnavailable('The card provider took too long to answer.')),
      LOAD_TIMEOUT_MS,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Loads the card provider's browser library on the first payment.
 *
 * @param standInUrl public configuration's address of a simulator's script; null for the real
 *   provider
 * @throws CardProviderUnavailable when the script does not load in time; a later call tries again
 */
export const loadCardProvider = async (
  publishableKey: string,
  standInUrl: string | null,
): Promise<Stripe> => {
  const load = async () => {
    await loadProviderScript(standInUrl);
    return loadStripe(publishableKey, { locale: formLocales[currentLanguage()] ?? 'auto' });
  };
  let stripe: Stripe | null;
  try {
    stripe = await inTime(load());
  } catch (error) {
    if (error instanceof CardProviderUnavailable) throw error;
    throw new CardProviderUnavailable(error instanceof Error ? error.message : String(error));
  }
  if (!stripe) throw new CardProviderUnavailable('The card provider did not start.');
  return stripe;
};
