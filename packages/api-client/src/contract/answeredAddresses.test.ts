import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { examples } from '../openapi/examples/examples';
import { type CallName, calls } from './calls';
import type { Call } from './define/defineCall';

const SCRIPT = 'javascript:alert(1)';

/** Fields that hold an address of a page, a picture, a script or a service. */
const isAddress = (name: string): boolean =>
  /(?:url|link|logo|logoDark|background|internetProbe|speedTestBase|authBase|apiBase|proxy|endpoint|favicon)$/i.test(
    name,
  );

/** Read as they are: the portal calls them with `fetch`, which takes no script, and shows a resume link's address as text. */
const neverOpened = [
  'getPublicConfig.apiBase',
  'getPublicConfig.authBase',
  'getPublicConfig.routerUrl',
  'getPublicConfig.telemetry.endpoint',
  'createResumeLink.url',
];

/** Each address field of a value, and the value with a script in its place. */
const withScripts = (value: unknown, path: string): [path: string, changed: unknown][] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([name, field]: [string, unknown]) => {
      const put = (changed: unknown): unknown =>
        Array.isArray(value)
          ? value.map((entry: unknown, index) => (String(index) === name ? changed : entry))
          : { ...(value as object), [name]: changed };
      const here = `${path}.${name}`;
      const isText = typeof field === 'string' || field === null;
      if (isAddress(name) && isText) return [[here, put(SCRIPT)]];
      return withScripts(field, here).map(([at, changed]): [string, unknown] => [at, put(changed)]);
    },
  );

const fields = (Object.entries(calls) as [CallName, Call][]).flatMap(([name, { answer }]) =>
  withScripts(answer && examples[name], name).map(([path, body]) => ({
    path,
    answer,
    body,
    example: examples[name],
  })),
);

// SITE-3, SITE-10
describe('a script in an address field of an answer', () => {
  it.each(fields)('is not read: $path', ({ path, answer, body, example }) => {
    if (!answer) throw new Error('The call has no answer.');
    expect(safeParse(answer, example).success).toBe(true);
    const read = safeParse(answer, body);
    if (read.success)
      expect(JSON.stringify(read.output).includes(SCRIPT)).toBe(neverOpened.includes(path));
  });
});
