import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Backend } from '../services/Backend';
import { PROOF_MS } from '../services/network/GatewayGrants';

const COOKIE = 'foyer_entry';

/** What a browser keeps of the proof with which it has entered. */
export const readEntry = (c: Context): string | undefined => getCookie(c, COOKIE);

/** The header that has the browser keep with which proof it has entered. Rule SEC-9. */
export const entryCookie = (
  { grants, publicUrl }: Pick<Backend, 'grants' | 'publicUrl'>,
  proof: string,
): { 'set-cookie': string } => ({
  'set-cookie': generateCookie(COOKIE, grants.nameEntry(proof), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: PROOF_MS / 1000,
  }),
});
