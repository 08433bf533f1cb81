import { ServiceError } from '../ServiceError';

/** The error for a price that has changed since the page showed it. */
export const priceExpired = (): ServiceError =>
  new ServiceError('PREVIEW_EXPIRED', 'The price you saw has expired. Check the new one.');

/**
 * Refuses a charge of another sum than the page shows. Rule LAW-10.
 * @param shown in major units; undefined where the request does not say it
 * @param minor the sum of now, in minor units
 * @throws ServiceError `PREVIEW_EXPIRED`
 */
export const requireShown = (shown: number | undefined, minor: number): void => {
  if (shown !== undefined && Math.round(shown * 100) !== minor) throw priceExpired();
};
