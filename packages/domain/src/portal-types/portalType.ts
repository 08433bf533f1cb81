/** The portal variants. Specification, section 1; `unknown` is the neutral case for one added later. */
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

/** Who works out and takes payments. `unknown` behaves like STRIPE. */
export const planEngines = ['INTERNAL', 'STRIPE', 'unknown'] as const;
export type PlanEngine = (typeof planEngines)[number];
