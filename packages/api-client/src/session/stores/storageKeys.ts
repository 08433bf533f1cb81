/** All storage keys of the client. Rule SES-1. */
export const storageKeys = {
  token: 'Token',
  location: 'foyer.location',
  skew: 'foyer.skew',
  accessCode: 'foyer.accessCode',
} as const;
