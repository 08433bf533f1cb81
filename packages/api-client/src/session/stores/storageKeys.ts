/** All storage keys of the client. Rule SES-1. */
export const storageKeys = {
  token: 'Token',
  location: 'foyer.location',
  skew: 'foyer.skew',
  outside: 'foyer.outsideNetwork',
  agent: 'foyer.impersonating',
  siteInfoFailedAt: 'foyer.siteInfoFailedAt',
  accessCode: 'foyer.accessCode',
} as const;
