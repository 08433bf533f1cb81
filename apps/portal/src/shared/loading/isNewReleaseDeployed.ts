/** The address of the page's entry script. */
const entryOf = (page: Document): string | null =>
  [...page.querySelectorAll('script[type=module]')]
    .map((script) => script.getAttribute('src'))
    .find(Boolean) ?? null;

/**
 * Tells whether a newer release than this page's is deployed, so that this page's files may be gone. It
 * fetches the page again and looks for this page's entry script in it.
 *
 * @returns false when it cannot tell
 */
export const isNewReleaseDeployed = async (): Promise<boolean> => {
  const entry = entryOf(document);
  if (!entry) return false;
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !type.startsWith('text/html')) return false;
    const page = await answer.text();
    return !page.includes(entry);
  } catch {
    return false;
  }
};
