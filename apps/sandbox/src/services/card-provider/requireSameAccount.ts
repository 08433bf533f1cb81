import Stripe from 'stripe';
import { string } from 'valibot';
import type { Db } from '../../db/openDatabase';
import { isLiveKey } from '../../process/exposure';
import { logError } from '../../process/logError';
import { StartFailure } from '../../process/StartFailure';
import { getOrCreateSetting, writeSetting } from '../settings/readSetting';

const ACCOUNT = 'card-provider-account';

/** A start, and what waits for the account later, waits only this long for the provider. */
const PATIENCE = { timeout: 5_000, maxNetworkRetries: 0 };

/**
 * The account of the keys; null for keys that may not read it. Its test keys know nothing of what its live keys began, so they
 * are another one.
 */
const accountOf = async (stripe: Stripe, secretKey: string): Promise<string | null> => {
  try {
    const { id } = await stripe.accounts.retrieveCurrent({}, PATIENCE);
    return isLiveKey(secretKey) ? id : `${id}:test`;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
    logError('Foyer can’t check which account the card provider’s keys belong to', error);
    return null;
  }
};

interface Given {
  stripe: Stripe;
  secretKey: string;
  /** The account that the operator confirms (`CARD_PROVIDER_ACCOUNT`). */
  confirmed: string | null;
}

/**
 * Refuses keys of another account than before: that account doesn't know the customers, cards and plans, which would be
 * forgotten or end. The first start keeps the account. Keys that may not read their account are not checked. Rule BUY-25.
 * @throws StartFailure, and the provider's error where it can't say whose keys they are
 */
export const requireSameAccount = async (
  db: Db,
  { stripe, secretKey, confirmed }: Given,
): Promise<void> => {
  const account = await accountOf(stripe, secretKey);
  if (account === null) return;
  const known = await getOrCreateSetting(db, ACCOUNT, string(), () => account);
  if (known === account) return;
  if (confirmed !== account)
    throw new StartFailure(
      `The card provider’s keys belong to the account ${account}, but customers, cards and plans in the database belong to ${known}: set the keys of ${known}, or CARD_PROVIDER_ACCOUNT=${account} to go on without them.`,
    );
  await writeSetting(db, ACCOUNT, account);
};
