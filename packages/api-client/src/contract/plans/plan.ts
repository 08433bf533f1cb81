import { packageTypes } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currency,
  flag,
  known,
  list,
  maybe,
  maybeId,
  numeric,
  period,
  text,
} from '../parts/answerParts';

/** Something that can be bought or had for nothing. Specification, section 3: "Plan". */
export const plan = v.object({
  id: maybeId,
  priceId: v.string(),
  /** `title` or `name`. */
  title: text,
  name: text,
  price: amount,
  currency,
  /** For example `4weeks`. */
  category: text,
  groupName: text,
  groupTitle: text,
  recurring: flag,
  packageType: known(packageTypes, 'unknown'),
  period: maybe(period),
  description: text,
  /** What the plan gives, one short line each. */
  perks: list(v.string()),
  downloadMbps: numeric,
  uploadMbps: numeric,
  /** How many devices may be online at once. */
  deviceLimit: numeric,
  /** Binds the customer for a term. */
  contract: flag,
  contractMonths: numeric,
  /** The one the operator would take. */
  suggested: flag,
  /** What the plan is good for, where the site has a light tier: `messaging`, `browsing`, … */
  goodFor: list(v.string()),
});
