import { parseMac } from '../devices/mac';
import { type Instant, SECOND } from '../time/instant';
import { decodeBase64 } from './decodeBase64';

/** What the session token says. Specification, section 3. */
export type TokenClaims = {
  readonly customerCode: string | null;
  /** The token's `exp`, in milliseconds here. */
  readonly expiresAt: Instant;
  readonly locationId: string | null;
  /** Normalised; null when absent or `IGNORE_MAC`. */
  readonly mac: string | null;
  readonly nasId: string | null;
  readonly connectionType: string | null;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly scope: readonly string[];
};

/**
 * Reads the claims of a session token, with or without `Bearer` before it. The signature is the
 * server's business.
 *
 * @returns null for anything that is no token or never says when it expires: treat it as missing
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

/** A list passes too: it has no `exp`, so it ends as no token. */
const isObject = (value: unknown): value is Record<string, unknown> | null =>
  typeof value === 'object';

const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A list, or one text with spaces between, as OAuth writes it. */
const scopes = (value: unknown): string[] => {
  const list: unknown[] =
    typeof value === 'string' ? value.split(' ') : Array.isArray(value) ? value : [];
  return list.filter((scope) => typeof scope === 'string');
};
