import { locationHeader } from '@foyer/api-client/session';
import { locations } from './storage/browserStores';

/** What a backend on another origin has to expose. Rule API-8. */
const EXPOSED = 'Authorization, Date, X-Auth-Error';

/**
 * Says in the console which header of an auth service on another origin this page cannot read. The
 * browser itself says nothing of a header that is not exposed.
 */
export const diagnoseSession = async (authBase: string): Promise<void> => {
  const { href, origin } = new URL(`${authBase}/blank-session`, window.location.href);
  if (origin === window.location.origin) return;
  const headers = { 'X-Location-Details': locationHeader(locations.read()) };
  const answer = await fetch(href, { cache: 'no-store', headers });
  const hidden = ['Authorization', 'Date'].filter((name) => !answer.headers.has(name));
  if (!answer.ok || hidden.length === 0) return;
  // oxlint-disable-next-line no-console -- for developers who connect a backend
  console.warn(
    `This page cannot read the header ${hidden.join(' and ')} of ${href}. Let the server send it, and send Access-Control-Expose-Headers: ${EXPOSED}.`,
  );
};
