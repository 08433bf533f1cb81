/** Every key under which the client keeps something. Rule SES-1. */
export const storageKeys = {
  token: 'Token',
  location: 'foyer.location',
  skew: 'foyer.skew',
  accessCode: 'foyer.accessCode',
} as const;
