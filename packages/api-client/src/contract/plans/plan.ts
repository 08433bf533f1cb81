import { packageTypes, type Plan } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  boolean,
  currencyCode,
  flag,
  flagDefaultTrue,
  oneOf,
  optional,
  optionalId,
  optionalName,
  optionalNumber,
  optionalText,
  textOrEmpty,
  period,
  texts,
} from '../schemas/answerSchemas';

/** A plan that people can buy, or take for free. */
export const plan = v.pipe(
  v.object({
    /** The plan's own id. Without it: `priceId`. */
    id: optionalId,
    /**
     * The id of the plan's price. Purchases and changes of plan send it. Each price of a plan has
     * its own.
     */
    priceId: v.string(),
    /** The name that people see. Without it: `name`. */
    title: optionalName,
    /** Another name for `title`. Without `title` and `name`: `groupTitle`, otherwise "Plan". */
    name: optionalName,
    /** The price of one period, in major units, tax included. 0 is free. */
    price: amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /**
     * How often the plan is paid, as number and unit: `1day`, `4weeks`, `1month`. Plans with the
     * same category share a tab. Without it: a tab of its own.
     */
    category: textOrEmpty,
    /** The category's name that people see, such as `1 Month`. Without it: made from `category`. */
    groupName: textOrEmpty,
    /** A heading for the category. Without it: `groupName`. */
    groupTitle: optionalName,
    /**
     * True if the plan renews until it is cancelled. Without it: the portal says nothing about
     * renewal.
     */
    recurring: optional(boolean),
    /** The plan's family, which chooses its picture. An unknown family has a neutral picture. */
    packageType: oneOf(packageTypes, 'unknown'),
    /** The length of the paid period. Without it: no length is shown, and none is assumed. */
    period: optional(period),
    /** One sentence about it. Without it: no text. */
    description: optionalText,
    /** What the plan includes, one short line each. Without it: none. */
    perks: texts,
    /** The download speed, in megabits a second. Without it: no speed is shown. */
    downloadMbps: optionalNumber,
    /** The upload speed, in megabits a second. Without it: no speed is shown. */
    uploadMbps: optionalNumber,
    /**
     * The number of devices that can be online at the same time. Without it: no number is shown.
     */
    deviceLimit: optionalNumber,
    /**
     * Where the site has personal networks, false for a plan that includes none. Before a change to such a plan the
     * portal says that the customer's own network stops. Without it: true.
     */
    hasOwnNetwork: flagDefaultTrue,
    /** True if the plan has a minimum term. Without it: false. */
    contract: flag,
    /** The minimum term, in months. Without it: no term is shown. */
    contractMonths: optionalNumber,
    /**
     * The fee for leaving during the minimum term, in percent of the price for the months that are left. 0 means no fee.
     * Without it: the portal says that there may be a fee.
     */
    earlyFeePercent: optionalNumber,
    /**
     * True for the plan that the operator recommends. The portal marks and preselects it. Without
     * it: false.
     */
    suggested: flag,
    /**
     * Where the site has a light tier, what the plan is good for: `messaging`, `browsing`. Without
     * it: nothing is shown.
     */
    goodFor: texts,
  }),
  v.transform(({ id, title, name, price, currency, ...same }): Plan => ({
    ...same,
    id: id ?? same.priceId,
    title: title ?? name ?? same.groupTitle ?? '',
    price: { minor: price, currency },
  })),
);
