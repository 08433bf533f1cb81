import { parseMac } from '../devices/mac';
import { type Instant, SECOND } from '../time/instant';
import { decodeBase64 } from './decodeBase64';

/** The claims of the session token. Rule SES-2. */
export type TokenClaims = {
  readonly customerCode: string | null;
  /** The token's `exp`, in milliseconds. */
  readonly expiresAt: Instant;
  readonly locationId: string | null;
  /** Upper case with colons; null if unknown. */
  readonly mac: string | null;
  readonly nasId: string | null;
  readonly connectionType: string | null;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly scope: readonly string[];
};

/**
 * Reads the claims of a session token, with or without `Bearer`. Only the server checks the
 * signature.
 *
 * @returns null for text that is not a token, and for a token without an expiry
 */
export const readToken = (token: string | null | undefined): TokenClaims | null => {
  const payload = token?.split('.')[1];
  const claims = parseObject(payload ? decodeBase64(payload) : null);
  if (!claims || !Number.isFinite(claims.exp)) return null;
  return {
    customerCode: text(claims.customer_code),
    expiresAt: Number(claims.exp) * SECOND,
    locationId: text(claims.location_id),
    mac: parseMac(text(claims.mac)),
    nasId: text(claims.nas_id),
    connectionType: text(claims.connection_type),
    userId: text(claims.user_id),
    scope: scopes(claims.scope),
  };
};

const parseObject = (json: string | null): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** An array passes here; it has no `exp`, so the caller rejects it. */
const isObject = (value: unknown): value is Record<string, unknown> | null =>
  typeof value === 'object';

const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** An array, or one text with spaces, as OAuth writes it. */
const scopes = (value: unknown): string[] => {
  const list: unknown[] =
    typeof value === 'string' ? value.split(' ') : Array.isArray(value) ? value : [];
  return list.filter((scope) => typeof scope === 'string');
};
