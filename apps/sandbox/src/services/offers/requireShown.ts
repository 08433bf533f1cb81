import { ServiceError } from '../ServiceError';

/** The error for a price that has changed since the page showed it. */
export const priceExpired = (): ServiceError =>
  new ServiceError('PREVIEW_EXPIRED', 'The price you saw has expired. Check the new one.');

/** The sum on the button that a request was sent with. */
export interface Shown {
  /** In major units; undefined where the request does not say it. */
  amount?: number | undefined;
}

/**
 * Refuses a charge of another sum than the page shows. Rule LAW-10.
 * @param minor the sum of now, in minor units
 * @throws ServiceError `PREVIEW_EXPIRED`
 */
export const requireShown = ({ amount }: Shown, minor: number): void => {
  if (amount !== undefined && Math.round(amount * 100) !== minor) throw priceExpired();
};
