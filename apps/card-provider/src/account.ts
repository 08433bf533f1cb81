import type { ProviderKeys } from './store/settings';

export interface Branding {
  /** The name above the terms; shown to the person who pays. */
  displayName: string;
  /** `#rrggbb` of the main button and of focus. */
  buttonColour: string;
  borderStyle: 'rounded' | 'rectangular' | 'pill';
}

/** The merchant's account and its settings, as a dashboard would hold them. */
export interface Account extends ProviderKeys {
  /** Where browsers reach the provider: `http://localhost:4001`. */
  origin: string;
  branding: Branding;
  /** Days after a failed renewal at which it is tried again. */
  retryDays: readonly number[];
  /** What becomes of a subscription when the last retry has failed. */
  afterLastRetry: 'cancel' | 'mark_unpaid';
}

export const defaultBranding: Branding = {
  displayName: 'Foyer Wi-Fi',
  buttonColour: '#2136F0',
  borderStyle: 'rounded',
};
