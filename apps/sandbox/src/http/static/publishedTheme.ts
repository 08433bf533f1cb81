import { readPortalFile } from './portalFiles';

/** How long an answer is kept: the file is read for few visitors, and a new build is seen soon. */
const KEPT_MS = 1000;

const kept = new Map<string, { until: number; theme: Promise<unknown> }>();

const read = async (name: string): Promise<unknown> => {
  const file = await readPortalFile(`themes/${name}.json`, '');
  return file && (JSON.parse(Buffer.from(file.data).toString()) as unknown);
};

/**
 * A theme as the portal's build publishes it: there its fonts have the names under which they are served.
 * @returns null if the build has no theme of that name
 */
export const publishedTheme = (name: string): Promise<unknown> => {
  const now = performance.now();
  const known = kept.get(name);
  if (known && now < known.until) return known.theme;
  const theme = read(name);
  kept.set(name, { until: now + KEPT_MS, theme });
  return theme;
};
