/** Specification, section 3. `unknown` is the neutral case for a value added later. */
export const packageTypes = [
  'Standard',
  'Premium',
  'Basic',
  'Single',
  'Plus',
  'Awesome',
  'Supersonic',
  'Connect',
  'Free',
  'Essential',
  'unknown',
] as const;
export type PackageType = (typeof packageTypes)[number];
