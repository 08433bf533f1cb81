import type { Db } from '../../db/openDatabase';
import { findSite } from '../sites/findSite';

/** VAT that prices include, in per cent, by the site's country; elsewhere they include none. */
const ratePercent: Readonly<Record<string, number>> = { GB: 20, DE: 19, FR: 20 };

/** The tax included in an amount at a site, both in minor units: £20.00 includes £3.33. */
export const taxIncluded = async (db: Db, amount: number, locationId: string): Promise<number> => {
  const country = (await findSite(db, locationId))?.details.country ?? '';
  const rate = ratePercent[country] ?? 0;
  return Math.round((amount * rate) / (100 + rate));
};

/** Whether the tax of a country is called VAT in its languages. */
export const isVat = (country: string): boolean => country in ratePercent;

/** The rate of the tax in an invoice of a site in this country, in per cent. */
export const taxPercent = (
  { amount, tax }: { amount: number; tax: number },
  country: string,
): number => ratePercent[country] ?? Math.round((100 * tax) / (amount - tax));
