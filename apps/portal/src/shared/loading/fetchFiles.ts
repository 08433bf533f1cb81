/** The hashes of a file's script and style sheet, by its name: `index.html` holds them. */
const hashesByName = (): ReadonlyMap<string, string[]> => {
  const text = document.getElementById('root')?.dataset['files'] ?? '';
  const entries = text.split(',').map((each) => each.split(' '));
  return new Map(entries.map(([name = '', ...hashes]) => [name, hashes]));
};

/** Settles when the file has arrived or failed; a failed one is fetched again when it is needed. */
const fetchFile = (href: string): Promise<unknown> =>
  new Promise((settle) => {
    const link = document.createElement('link');
    const isScript = href.endsWith('.js');
    link.rel = isScript ? 'modulepreload' : 'preload';
    if (!isScript) link.as = 'style';
    link.fetchPriority = 'low';
    // As the bundler links it later; a request of another mode would be sent again.
    link.crossOrigin = '';
    link.href = href;
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });

interface NetworkInformation {
  saveData?: boolean;
}

/** The person has asked the browser to save data. */
export const savesData = (): boolean =>
  (navigator as { connection?: NetworkInformation }).connection?.saveData === true;

/**
 * Fetches files of the application with low priority and without running them, so that a later step
 * need not wait for them. Fetches nothing where the browser is to save data.
 *
 * @param names as in `build/scriptFiles.ts`
 */
export const fetchFiles = async (...names: readonly string[]): Promise<void> => {
  if (savesData()) return;
  const known = hashesByName();
  const hrefs = names
    .flatMap((name) =>
      (known.get(name) ?? []).map((hash, index) => `${name}-${hash}.${index ? 'css' : 'js'}`),
    )
    .map((file) => `${import.meta.env.BASE_URL}assets/${file}`);
  const isLinked = (href: string) => document.querySelector(`link[href="${href}"]`) !== null;
  await Promise.all(hrefs.filter((href) => !isLinked(href)).map(fetchFile));
};
