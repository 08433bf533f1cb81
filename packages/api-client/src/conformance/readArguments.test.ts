import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from './readArguments';

const write = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'foyer-kit-')), 'fixtures.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the kit’s command line', () => {
  it('requires the backend’s base URL', () => {
    expect(() => readArguments([])).toThrow('--base-url is missing.');
  });

  it('refuses an option that does not exist', () => {
    expect(() => readArguments(['--base-url', 'x', '--wrong'])).toThrow('--wrong');
  });

  it('treats all other options as optional', () => {
    expect(readArguments(['--', '--base-url', 'http://b.test'])).toEqual({
      baseUrl: 'http://b.test',
      authUrl: undefined,
      routerUrl: undefined,
      place: { location_id: '' },
      fixtures: undefined,
      except: [],
    });
  });

  it('reads the place, the excepted calls and the fixtures', () => {
    const fixtures = { places: { main: { location_id: 'CANAL' } } };
    const read = readArguments([
      '--base-url=http://b.test',
      '--auth-url=http://a.test',
      '--location=location_id=CANAL&mac=A4',
      '--except=getTerms,noSuchCall',
      `--fixtures=${write(fixtures)}`,
    ]);
    expect(read).toMatchObject({
      authUrl: 'http://a.test',
      place: { location_id: 'CANAL', mac: 'A4' },
      except: ['getTerms'],
      fixtures: { ...fixtures, people: {} },
    });
  });

  it('refuses fixtures without the main place', () => {
    expect(() => readArguments(['--base-url', 'x', '--fixtures', write({})])).toThrow();
  });
});
