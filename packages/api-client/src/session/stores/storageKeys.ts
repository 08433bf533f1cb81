/** Every key under which the client keeps something. Specification, section 7, names `Token`. */
export const storageKeys = {
  token: 'Token',
  location: 'foyer.location',
  skew: 'foyer.skew',
  accessCode: 'foyer.accessCode',
} as const;
