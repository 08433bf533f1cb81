import * as v from 'valibot';

const place = v.object({
  location_id: v.string(),
  mac: v.optional(v.string()),
  nas_id: v.optional(v.string()),
  customer_code: v.optional(v.string()),
  connection_type: v.optional(v.string()),
});

const person = v.object({
  email: v.string(),
  password: v.string(),
  /** Where they stand; `main` where it says nothing. */
  place: v.optional(v.string(), 'main'),
});

/**
 * Accounts made for testing: what the kit may write to. Everything but `places.main` may be left out;
 * what needs it is skipped then.
 */
export const fixtures = v.object({
  places: v.objectWithRest(
    {
      main: place,
      /** Whose site info says `customPlans`. */
      custom: v.optional(place),
      /** Whose plan engine is INTERNAL; the kit registers somebody there. */
      internal: v.optional(place),
      /** Where devices go online without an account. */
      noUserJourney: v.optional(place),
    },
    place,
  ),
  people: v.optional(
    v.object({
      /** Has an active recurring subscription, a device and an invoice. */
      member: v.optional(person),
      /** Bound by a contract. */
      contract: v.optional(person),
      /** Owes an open invoice. */
      pastDue: v.optional(person),
      /** Logs in with an SMS code. */
      mfa: v.optional(person),
      disabled: v.optional(person),
      /** At a site with e-mail activation; never confirmed theirs. */
      unverified: v.optional(person),
    }),
    {},
  ),
  /** A coupon that holds, and an activation code that has not been used. */
  coupon: v.optional(v.string()),
  activationCode: v.optional(v.string()),
});

export type Fixtures = v.InferOutput<typeof fixtures>;
export type Place = v.InferOutput<typeof place>;
export type PersonKey = keyof Fixtures['people'];
