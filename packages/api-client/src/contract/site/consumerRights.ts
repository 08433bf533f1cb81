import * as v from 'valibot';
import { flag, optional, optionalNumber, optionalText } from '../schemas/answerSchemas';

/** What the law of the site's country gives to consumers. Rule LAW-1. */
export const consumerRights = v.object({
  /**
   * Days after an order in which a customer may withdraw from the contract. Without it: nobody is
   * offered to withdraw.
   */
  withdrawalDays: optionalNumber,
  /** A plan can be cancelled without logging in. Without it: false. */
  cancelsOnline: flag,
  /** Prices are final, with all taxes in them. Without it: false, nothing is said. */
  pricesIncludeTax: flag,
  /** The company that sells the plans. Without it: the order names no seller. */
  seller: optional(
    v.object({
      /** Its name. */
      name: v.string(),
      /** Its postal address, in one line. Without it: only the name is shown. */
      address: optionalText,
    }),
  ),
});
