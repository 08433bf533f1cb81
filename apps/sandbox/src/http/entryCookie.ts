import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Backend } from '../services/Backend';
import { PROOF_MS } from '../services/sessions/isFreshProof';

const COOKIE = 'foyer_entry';

type Portal = Pick<Backend, 'publicUrl'>;

/** Under https no sibling site can set the cookie. Browsers take such a cookie from no other address. */
const prefixAt = ({ publicUrl }: Portal): 'host' | undefined =>
  publicUrl.startsWith('https:') ? 'host' : undefined;

/** What a browser keeps of the proof with which it has entered. */
export const readEntry = (portal: Portal, c: Context): string | undefined =>
  getCookie(c, COOKIE, prefixAt(portal));

/** The header that has the browser keep with which proof it has entered. Rule SEC-9. */
export const entryCookie = (
  { grants, ...portal }: Portal & Pick<Backend, 'grants'>,
  proof: string,
): { 'set-cookie': string } => ({
  'set-cookie': generateCookie(COOKIE, grants.nameEntry(proof), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    prefix: prefixAt(portal),
    maxAge: PROOF_MS / 1000,
  }),
});
