import type { ProviderKeys } from './store/providerKeys';

export interface Branding {
  /** The merchant's name in the terms that the customer accepts. */
  displayName: string;
  /** `#rrggbb` of the main button and of focus. */
  buttonColour: string;
  borderStyle: 'rounded' | 'rectangular' | 'pill';
}

/** The merchant's account and its settings. */
export interface Account extends ProviderKeys {
  /** Where browsers reach the provider: `http://localhost:4001`. */
  origin: string;
  branding: Branding;
  /** Days after a failed renewal on which it is tried again. */
  retryDays: readonly number[];
  /** What happens to a subscription after the last retry has failed. */
  afterLastRetry: 'cancel' | 'mark_unpaid';
  /** How long the invoice of a renewal stays a draft. */
  renewalDraftSeconds: number;
}

export const defaultBranding: Branding = {
  displayName: 'Foyer Wi-Fi',
  buttonColour: '#2136F0',
  borderStyle: 'pill',
};
