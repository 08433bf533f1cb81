import { createRequire } from 'node:module';
import type { ThemeFile } from '@foyer/themes/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from './support/readPdf';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox('pglite');
});
afterAll(() => sandbox.close());

const cove = createRequire(import.meta.url)('@foyer/themes/themes/pebble-cove.json') as ThemeFile;

const [face] = cove.faces;
if (!face) throw new Error('Pebble Cove has no face.');

/** A brand that is in no folder. Its heading face is Pebble Cove's. */
const draft: ThemeFile = {
  ...cove,
  name: 'harbour-pine',
  title: 'Harbour & Pine',
  faces: [{ ...face, file: 'pebble-cove/quicksand-600.woff2' }],
  tokens: { ...cove.tokens, light: { ...cove.tokens.light, hero: '#123456' } },
};

const draw = (what: string, theme: object) =>
  sandbox.app.request(`/sandbox/studio/${what}`, {
    method: 'POST',
    body: new URLSearchParams({ theme: JSON.stringify(theme) }),
  });

describe('the brand studio of the console', () => {
  test('has its page, whose policy allows no inline script or style', async () => {
    const page = await sandbox.app.request('/sandbox/studio/');
    expect(await page.text()).toContain('<div id="studio"></div>');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('shows an email in a brand that is in no folder, and no other email in it', async () => {
    const answer = await draw('mail', draft);
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    const html = await answer.text();
    expect(html).toContain('Harbour &#38; Pine');
    expect(html).toContain('class="hero" style="background:#123456');
    expect(await (await draw('mail', { ...cove, faces: [] })).text()).not.toContain('#123456');
  });

  test('shows an invoice with the brand’s name', async () => {
    const answer = await draw('invoice', draft);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(pdf).toString('latin1')).toContain('Quicksand');
    expect(JSON.stringify(await readPdf(pdf))).toContain('Harbour & Pine');
  });

  test('serves the fonts of its frames', async () => {
    const font = await sandbox.app.request('/sandbox/studio/quicksand-600.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    const bytes = new Uint8Array(await font.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('wOF2');
  });

  test.each(['../../../secret.woff2', 'quicksand-600.woff2', '/etc/passwd'])(
    'refuses a face whose file isn’t in a theme’s folder: %s',
    async (file) => {
      const answer = await draw('invoice', { ...draft, faces: [{ ...face, file }] });
      expect(answer.status).toBe(400);
    },
  );

  test.each(['mail', 'invoice'])('refuses a file that isn’t a theme: %s', async (what) => {
    expect((await draw(what, { ...draft, tokens: { light: { hero: 1 }, dark: {} } })).status).toBe(
      400,
    );
  });
});
