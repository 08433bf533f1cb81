/** Rule TYPE-1. A type that the portal does not know becomes `unknown`. */
export const portalTypes = [
  'SFA',
  'PAYG',
  'ANCHOR',
  'ANCHOR_NUJ',
  'PDR',
  'PDR_NUJ',
  'FREE_SIGN_UP',
  'NAAS',
  'unknown',
] as const;
export type PortalType = (typeof portalTypes)[number];

/**
 * `INTERNAL` bills in the backend, `STRIPE` at the card provider. `unknown` behaves like STRIPE.
 * Rule TYPE-20.
 */
export const planEngines = ['INTERNAL', 'STRIPE', 'unknown'] as const;
export type PlanEngine = (typeof planEngines)[number];
