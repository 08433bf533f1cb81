import * as v from 'valibot';
import { flag, optional, optionalNumber, optionalText } from '../schemas/answerSchemas';

/** The consumer's rights under the law of the site's country. Rule LAW-1. */
export const consumerRights = v.object({
  /**
   * The number of days in which a customer can withdraw after an order. Without it: the portal does
   * not offer withdrawal.
   */
  withdrawalDays: optionalNumber,
  /** True if customers can cancel a plan without logging in. Without it: false. */
  cancelsOnline: flag,
  /**
   * True if the page on which customers name the contract must have the button that cancels it, as in Germany. Without
   * it: false, a second page shows the end date and has the button.
   */
  cancelsInOneStep: flag,
  /** True if prices include all taxes. Without it: false, the portal says nothing about taxes. */
  pricesIncludeTax: flag,
  /**
   * True if the order button must say that ordering means paying, as in "Order and pay £25.00". Without it:
   * false, the button names only the price.
   */
  buttonNamesObligation: flag,
  /** The company that sells the plans. Without it: the order names no seller. */
  seller: optional(
    v.object({
      /** The company's name. */
      name: v.string(),
      /** The company's postal address, in one line. Without it: only the name is shown. */
      address: optionalText,
    }),
  ),
});
