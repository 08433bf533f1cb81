import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Backend } from '../services/Backend';
import { enteredAt, type Redirect } from '../services/network/enteredAt';
import { PROOF_MS } from '../services/sessions/isFreshProof';
import type { Client } from '../services/sessions/sessions';

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

/** The same for a redirect of the gateway; none if its proof does not let this browser in. */
export const entryCookieOf = (
  backend: Portal & Pick<Backend, 'grants' | 'clock'>,
  redirect: Redirect,
  client: Client,
): Partial<ReturnType<typeof entryCookie>> => {
  const { gateway_proof: proof } = redirect;
  return proof && enteredAt(backend, redirect, client) !== null ? entryCookie(backend, proof) : {};
};
