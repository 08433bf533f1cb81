import { packageTypes, type Plan } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  oneOf,
  optional,
  optionalId,
  optionalName,
  optionalNumber,
  optionalText,
  period,
  texts,
} from '../schemas/answerSchemas';

/** Something that can be bought or had for nothing. */
export const plan = v.pipe(
  v.object({
    /** The plan's own id. Without it: `priceId`. */
    id: optionalId,
    /** What is bought: purchases and changes of plan send it. One for each price of a plan. */
    priceId: v.string(),
    /** The plan's name, for people. Without it: `name`. */
    title: optionalName,
    /**
     * The same, for backends that call it so. Without `title` and `name`: `groupTitle`, else the
     * portal says "Plan".
     */
    name: optionalName,
    /** What one period costs, in major units, tax included. 0 is free. */
    price: amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /**
     * How often it is paid, as number and unit: `1day`, `4weeks`, `1month`. Plans of one category
     * are one tab. Without it: a tab of its own.
     */
    category: optionalText,
    /** The category for people, such as `1 Month`. Without it: made of `category`. */
    groupName: optionalText,
    /** A heading for the category. Without it: `groupName`. */
    groupTitle: optionalName,
    /** It renews by itself until it is cancelled. Without it: nothing is said about renewing. */
    recurring: optional(v.boolean()),
    /**
     * The family that it belongs to, which chooses a picture. An unknown one has a neutral picture.
     */
    packageType: oneOf(packageTypes, 'unknown'),
    /** How long what is paid lasts. Without it: no length is said, and none is assumed. */
    period: optional(period),
    /** One sentence about it. Without it: nothing. */
    description: optionalText,
    /** What the plan gives, one short line each. Without it: none. */
    perks: texts,
    /** Speed towards the device, in megabits a second. Without it: no speed is said. */
    downloadMbps: optionalNumber,
    /** Speed from the device, in megabits a second. Without it: no speed is said. */
    uploadMbps: optionalNumber,
    /** How many devices may be online at once. Without it: no number is said. */
    deviceLimit: optionalNumber,
    /** Binds the customer for a term. Without it: false. */
    contract: flag,
    /** That term, in months. Without it: no term is said. */
    contractMonths: optionalNumber,
    /** The plan that the operator would take; it is marked and chosen first. Without it: false. */
    suggested: flag,
    /**
     * What the plan is good for, where the site has a light tier: `messaging`, `browsing`. Without
     * it: nothing is said.
     */
    goodFor: texts,
  }),
  v.transform(({ id, title, name, price, currency, category, groupName, ...same }): Plan => ({
    ...same,
    id: id ?? same.priceId,
    title: title ?? name ?? same.groupTitle ?? '',
    price: { minor: price, currency },
    category: category ?? '',
    groupName: groupName ?? '',
  })),
);
