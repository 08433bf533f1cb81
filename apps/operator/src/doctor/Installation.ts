import { createHash } from 'node:crypto';

/** How long each request of the doctor waits. */
const PATIENCE_MS = 15_000;

/** One answer with what the doctor looks at. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** Milliseconds until the headers had arrived. */
  wait: number;
}

/**
 * Asks without following redirects, because each answer counts on its own.
 *
 * @returns a sentence where nothing answered
 */
export const ask = async (url: string, init: RequestInit = {}): Promise<Answer | string> => {
  const since = performance.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    const wait = performance.now() - since;
    return {
      url,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      wait,
    };
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
};

/** What the doctor reads of an installation before it looks at anything. */
export interface Seen {
  /** The portal's address, with a slash at its end. */
  portal: string;
  page: Answer;
  /** The public configuration; null where there is none or it isn’t a JSON object. */
  config: Record<string, unknown> | null;
  configAnswer: Answer | string;
  /** The address of the application's script. */
  entry: string;
  /** The hash of the page's inline script and the hashes of its styles. */
  hashes: { scriptHashes: string[]; styleHashes: string[] };
}

const hashesOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

const readConfig = (answer: Answer | string): Record<string, unknown> | null => {
  if (typeof answer === 'string' || answer.status !== 200) return null;
  try {
    const value: unknown = JSON.parse(answer.text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};

/**
 * Reads page and configuration.
 *
 * @returns a sentence where there is no portal
 */
export const look = async (portal: string): Promise<Seen | string> => {
  const address = portal.endsWith('/') ? portal : `${portal}/`;
  const page = await ask(address);
  if (typeof page === 'string') return page;
  if (page.status !== 200) return `It answers ${page.status}.`;
  const entry = /data-entry="([^"]+)"/.exec(page.text)?.[1];
  if (!entry) return 'It answers a page that isn’t the portal’s.';
  const configAnswer = await ask(new URL('public-config.json', address).href);
  return {
    portal: address,
    page,
    configAnswer,
    config: readConfig(configAnswer),
    entry: new URL(entry, address).href,
    hashes: {
      scriptHashes: hashesOf(page.text, 'script'),
      styleHashes: hashesOf(page.text, 'style'),
    },
  };
};
