/** The file that this page was started from. */
const entryOf = (page: Document): string | null =>
  [...page.querySelectorAll('script[type=module]')]
    .map((script) => script.getAttribute('src'))
    .find(Boolean) ?? null;

/**
 * Whether a new deployment has replaced the one that this page belongs to, so that the files it may
 * still ask for are gone. The page itself is asked for again and names its own files.
 *
 * @returns false when there is no telling
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
