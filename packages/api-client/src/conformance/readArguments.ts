import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'valibot';
import { type CallName, calls } from '../contract/calls';
import { fixtures } from './fixtures';
import type { ConformanceOptions } from './runConformance';

/** The help text that the kit prints when its arguments are wrong. */
export const usage = `pnpm conformance --base-url URL [options]

  --base-url URL       where the product API starts, or the origin that serves it under /api
  --auth-url URL       where the auth service starts (default: /auth beside the API)
  --router-url URL     where the router is (default: its calls are skipped)
  --location DETAILS   the visitor's place, such as "location_id=canal-wharf&customer_code=foyer"
  --fixtures FILE      test accounts; without them the kit changes no data
  --except NAMES       calls that the backend does not have yet, separated by commas`;

/**
 * Reads the command line.
 *
 * @throws Error whose message says what is wrong
 */
export const readArguments = (args: readonly string[]): ConformanceOptions => {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      'base-url': { type: 'string' },
      'auth-url': { type: 'string' },
      'router-url': { type: 'string' },
      location: { type: 'string' },
      fixtures: { type: 'string' },
      except: { type: 'string' },
    },
  });
  const { 'base-url': baseUrl, fixtures: file } = values;
  if (!baseUrl) throw new Error('--base-url is missing.');
  return {
    baseUrl,
    authUrl: values['auth-url'],
    routerUrl: values['router-url'],
    place: readPlace(values.location),
    fixtures: file ? parse(fixtures, JSON.parse(readFileSync(file, 'utf8'))) : undefined,
    except: (values.except ?? '').split(',').filter(isCallName),
  };
};

const readPlace = (details: string | undefined) => {
  const place = Object.fromEntries(new URLSearchParams(details));
  return { location_id: '', ...place };
};

const isCallName = (name: string): name is CallName => name in calls;
