import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  process.exitCode = undefined;
});

/** Runs the kit as its command does. @returns what it writes, and how many requests it sends */
const runMain = async (args: readonly string[]) => {
  const send = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', send);
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'main', ...args]);
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  process.exitCode = undefined;
  await import('./main');
  await vi.waitFor(() => expect(process.exitCode).toBeDefined());
  const code = process.exitCode;
  return { text: written.join(''), requests: send.mock.calls.length, code };
};

const fixtures = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'foyer-kit-')), 'fixtures.json');
  const member = { email: 'm@e.com', password: 'x', place: 'main' };
  const content = { places: { main: { location_id: 'CANAL' } }, people: { member } };
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('with test accounts the kit first says what it changes, and sends nothing', async () => {
  const { text, requests, code } = await runMain([
    '--base-url=http://b.test',
    '--fixtures',
    fixtures(),
  ]);
  expect(text).toContain('Add --yes if it may.');
  expect(text).toContain('member: adds, renames and removes a device');
  expect(requests).toBe(0);
  expect(code).toBe(2);
});

test('with --yes the kit runs', async () => {
  const args = ['--base-url=http://b.test', '--yes', '--fixtures', fixtures()];
  const { text, requests, code } = await runMain(args);
  expect(text).toContain('does not keep the minimal profile.');
  expect(requests).toBeGreaterThan(0);
  expect(code).toBe(1);
});
