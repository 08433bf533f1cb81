import { captiveProblems } from '@foyer/domain';

/**
 * Asks a gateway's captive portal API (RFC 8908), as a device's system does.
 *
 * @param send sends the request; by default the platform's `fetch`
 * @returns what is wrong, in sentences; none where the answer conforms
 */
export const captiveApiProblems = async (
  url: string,
  send: typeof fetch = fetch,
): Promise<string[]> => {
  let answer: Response;
  try {
    answer = await send(url, {
      headers: { accept: 'application/captive+json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
  } catch (error) {
    return [`It does not answer: ${error instanceof Error ? error.message : String(error)}.`];
  }
  const body: unknown = await answer.json().catch(() => null);
  const { status, headers } = answer;
  return captiveProblems(
    {
      status,
      contentType: headers.get('content-type') ?? '',
      cacheControl: headers.get('cache-control') ?? '',
      body,
    },
    // On a machine without certificates the portal's address has none either.
    url.startsWith('http:'),
  );
};
