import { createHmac } from 'node:crypto';
import type { Transaction } from '../store/Transaction';

/** Makes the address of a bank page impossible to guess from the intent's id. */
export const threeDSecureToken = (salt: string, intent: string): string =>
  createHmac('sha256', salt).update(intent).digest('base64url').slice(0, 24);

/** The address of the bank's 3-D Secure page for an intent. */
export const threeDSecureUrl = ({ account }: Transaction, intent: string): string =>
  `${account.origin}/3d-secure/${intent}/${threeDSecureToken(account.fingerprintSalt, intent)}`;

export interface NextAction {
  type: string;
  redirect_to_url?: { return_url: string; url: string };
  use_stripe_sdk?: { type: string; stripe_js: string };
}

/** The intent's `next_action`: the browser opens the bank's page. */
export function nextAction(tx: Transaction, intent: string, returnUrl?: string): NextAction {
  const url = threeDSecureUrl(tx, intent);
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url },
      };
}
