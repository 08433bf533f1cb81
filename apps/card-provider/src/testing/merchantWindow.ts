import type { createEmbeddedCheckout, EmbeddedCheckoutOptions } from '../browser/embeddedCheckout';
import type { ConfirmOptions, Elements, ElementsOptions } from '../browser/createElements';
import type { Outcome } from '../browser/confirmIntent';

/** What the provider's script leaves in a merchant's window, as the browser tests use it. */
interface BrowserStripe {
  elements(options: ElementsOptions): Elements;
  createEmbeddedCheckoutPage(
    options: EmbeddedCheckoutOptions,
  ): ReturnType<typeof createEmbeddedCheckout>;
  confirmPayment(options: ConfirmOptions): Promise<Outcome>;
  handleNextAction(options: { clientSecret: string }): Promise<Outcome>;
}

declare global {
  interface Window {
    Stripe(key: string, options: { locale: string }): BrowserStripe;
    stripe: BrowserStripe;
  }
}
