const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** The claims of a token as the wire writes them. Rule SES-2. */
export type WireClaims = {
  readonly exp: number;
  readonly scope: readonly string[];
  readonly user_id?: string;
  readonly location_id?: string;
  readonly customer_code?: string;
  readonly mac?: string;
};

/** An unsigned session token for tests. `exp` is in seconds since 1970. */
export const makeToken = (claims: Partial<WireClaims> = {}): string =>
  `${encode({ alg: 'none' })}.${encode({ exp: 4_000_000_000, scope: ['user'], ...claims })}.x`;

/** The token of a visitor without an account. */
export const makeBlankToken = (claims: Partial<WireClaims> = {}): string =>
  makeToken({ scope: ['anonymous'], ...claims });
