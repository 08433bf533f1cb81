import { packageTypes, type Plan } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  flag,
  list,
  oneOf,
  optional,
  optionalId,
  optionalNumber,
  optionalText,
  period,
} from '../schemas/answerSchemas';

/** Something that can be bought or had for nothing. */
export const plan = v.pipe(
  v.object({
    id: optionalId,
    priceId: v.string(),
    /** `title` or `name`. */
    title: optionalText,
    name: optionalText,
    price: amount,
    currency: currencyCode,
    /** For example `4weeks`. */
    category: optionalText,
    groupName: optionalText,
    groupTitle: optionalText,
    recurring: flag,
    packageType: oneOf(packageTypes, 'unknown'),
    period: optional(period),
    description: optionalText,
    /** What the plan gives, one short line each. */
    perks: list(v.string()),
    downloadMbps: optionalNumber,
    uploadMbps: optionalNumber,
    /** How many devices may be online at once. */
    deviceLimit: optionalNumber,
    /** Binds the customer for a term. */
    contract: flag,
    contractMonths: optionalNumber,
    /** The one the operator would take. */
    suggested: flag,
    /** What the plan is good for, where the site has a light tier: `messaging`, `browsing`, … */
    goodFor: list(v.string()),
  }),
  v.transform(({ id, title, name, price, currency, category, groupName, ...same }): Plan => ({
    ...same,
    id: id ?? same.priceId,
    title: title ?? name ?? '',
    price: { minor: price, currency },
    category: category ?? '',
    groupName: groupName ?? '',
  })),
);
