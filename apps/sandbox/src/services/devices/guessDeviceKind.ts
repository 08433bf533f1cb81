const guesses = [
  { pattern: /iPhone/, kind: 'phone', name: 'iPhone' },
  { pattern: /iPad/, kind: 'tablet', name: 'iPad' },
  { pattern: /Android.*Mobile/, kind: 'phone', name: 'phone' },
  { pattern: /Android/, kind: 'tablet', name: 'tablet' },
  { pattern: /Macintosh/, kind: 'laptop', name: 'Mac' },
  { pattern: /Windows|Linux|CrOS/, kind: 'laptop', name: 'computer' },
] as const;

/** Guesses kind and name of a device from its user agent. */
export const guessDeviceKind = (userAgent: string): { kind: string; name: string } =>
  guesses.find(({ pattern }) => pattern.test(userAgent)) ?? { kind: 'other', name: 'device' };
