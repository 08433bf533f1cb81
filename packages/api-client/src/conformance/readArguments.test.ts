import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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
    expect(() => readArguments(['--base-url', 'http://b.test', '--wrong'])).toThrow('--wrong');
  });

  it('treats all other options as optional', () => {
    expect(readArguments(['--', '--base-url', 'http://b.test'])).toEqual({
      options: {
        baseUrl: 'http://b.test',
        authUrl: undefined,
        portalUrl: undefined,
        routerUrl: undefined,
        place: { location_id: '' },
        profile: 'minimal',
        fixtures: undefined,
        except: [],
      },
      captiveUrl: null,
      json: null,
      junit: null,
      mayChangeData: false,
    });
  });

  it('reads the place, the profile, the excepted calls, the fixtures and the files to write', () => {
    const fixtures = { places: { main: { location_id: 'CANAL' } } };
    const file = write(fixtures);
    const read = readArguments(
      [
        '--base-url=http://b.test',
        '--auth-url=http://a.test',
        '--portal-url=http://p.test/v2/',
        '--location=location_id=CANAL&mac=A4',
        '--profile=full',
        '--except=getTerms, getPause',
        `--fixtures=${basename(file)}`,
        '--yes',
        '--json=out/report.json',
        '--junit=/tmp/report.xml',
      ],
      dirname(file),
    );
    expect(read).toMatchObject({
      options: {
        authUrl: 'http://a.test',
        portalUrl: 'http://p.test/v2/',
        place: { location_id: 'CANAL', mac: 'A4' },
        profile: 'full',
        except: ['getTerms', 'getPause'],
        fixtures: { ...fixtures, people: {} },
      },
      json: join(dirname(file), 'out/report.json'),
      junit: '/tmp/report.xml',
      mayChangeData: true,
    });
  });

  it.each([
    ['an excepted call that the contract does not have', ['--except=getTerms,noSuch'], 'noSuch'],
    ['another profile', ['--profile=tiny'], 'there are: minimal, full'],
    ['an address without a scheme', ['--auth-url=localhost:1'], '--auth-url is localhost:1'],
    [
      'fixtures without the main place',
      ['--fixtures', write({})],
      'is not a file of test accounts',
    ],
  ])('refuses %s', (_, args, message) => {
    expect(() => readArguments(['--base-url', 'http://b.test', ...args])).toThrow(message);
  });
});
