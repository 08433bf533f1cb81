import * as v from 'valibot';

const place = v.object({
  location_id: v.string(),
  mac: v.optional(v.string()),
  nas_id: v.optional(v.string()),
  customer_code: v.optional(v.string()),
  connection_type: v.optional(v.string()),
  /** For a backend that signs up only devices that its gateway vouches for. Rule CONN-6. */
  gateway_proof: v.optional(v.string()),
});

const person = v.object({
  email: v.string(),
  password: v.string(),
  /** The person's place; `main` by default. */
  place: v.optional(v.string(), 'main'),
});

/**
 * Test accounts, which the kit may change. Only `places.main` is required. The kit skips probes that
 * need a missing one.
 */
export const fixtures = v.object({
  places: v.objectWithRest(
    {
      main: place,
      /** Its site info has `customPlans`. */
      custom: v.optional(place),
      /** Its plan engine is INTERNAL; the kit registers a user there. */
      internal: v.optional(place),
      /** Devices go online here without an account. */
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
      /** At a site with email activation, with an email address that is not confirmed. */
      unverified: v.optional(person),
    }),
    {},
  ),
  /** How the kit registers its own people. */
  registration: v.optional(
    v.object({
      /** The domain of their email addresses; `example.com` by default. */
      emailDomain: v.optional(v.string()),
      /** Fields that the site asks for, beside names and mobile number, by name. */
      fields: v.optional(v.record(v.string(), v.union([v.string(), v.boolean()]))),
    }),
  ),
  /** The plans that the kit takes, by `priceId`; otherwise the first ones that the site lists. */
  plans: v.optional(
    v.object({
      /** Sold at the INTERNAL engine's place. */
      paid: v.optional(v.string()),
      free: v.optional(v.string()),
      /** The one that `member` changes to. */
      other: v.optional(v.string()),
    }),
  ),
  /** A valid coupon, and an unused activation code. */
  coupon: v.optional(v.string()),
  activationCode: v.optional(v.string()),
});

export type Fixtures = v.InferOutput<typeof fixtures>;
export type Place = v.InferOutput<typeof place>;
export type PersonKey = keyof Fixtures['people'];
