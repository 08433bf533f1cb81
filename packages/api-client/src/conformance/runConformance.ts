import type { CallName } from '../contract/calls';
import type { Bases } from '../transport/bases';
import { newIdempotencyKey } from '../transport/idempotencyKey';
import { BackendUnderTest } from './BackendUnderTest';
import type { Profile } from './callNeeds';
import type { Fixtures, Place } from './fixtures';
import type { ProbeContext } from './ProbeContext';
import { probes } from './probes/probes';
import { makeReport, type Report } from './report';
import { type Result, runProbe } from './runProbe';

/** The settings of a run. */
export type ConformanceOptions = {
  /** The base URL of the product API, or the origin that serves it under `/api`. */
  readonly baseUrl: string;
  /** The base URL of the auth service; by default `auth` beside the API. */
  readonly authUrl?: string | undefined;
  /** Where the portal is served, if not beside the API: its origin, or the address of its page. */
  readonly portalUrl?: string | undefined;
  /** The base URL of the router; if absent, the kit skips its calls. */
  readonly routerUrl?: string | undefined;
  /** The visitor's place if there are no fixtures. */
  readonly place?: Place | undefined;
  /** Test accounts; without them the kit changes no data. */
  readonly fixtures?: Fixtures | undefined;
  /** How much of the contract the backend has to serve; `minimal` by default. */
  readonly profile?: Profile | undefined;
  /** Calls that the backend does not have yet. */
  readonly except?: readonly CallName[] | undefined;
  /** Sends the requests; by default the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
};

/** Checks a backend against the contract, call by call. */
export const runConformance = async (options: ConformanceOptions): Promise<Report> => {
  const { fixtures = null, except = [], profile = 'minimal' } = options;
  const place = fixtures?.places.main ?? options.place ?? { location_id: '' };
  const backend = new BackendUnderTest(basesOf(options), place, fixtures, options.fetch);
  const context: ProbeContext = {
    place,
    fixtures,
    facts: new Map(),
    runId: newIdempotencyKey().slice(0, 10),
  };
  const results: Result[] = [];
  // One after the other, because most probes use facts from earlier answers.
  for (const probe of probes.filter(({ call }) => options.routerUrl || !call.startsWith('router')))
    results.push(await runProbe(probe, backend, context));
  return makeReport(results, { except, profile });
};

const basesOf = ({ baseUrl, authUrl, portalUrl, routerUrl }: ConformanceOptions): Bases => {
  const url = new URL(baseUrl);
  const isOrigin = url.pathname === '/';
  const api = isOrigin ? `${url.origin}/api` : baseUrl.replace(/\/$/, '');
  return {
    api,
    auth: authUrl ?? new URL('auth', `${api.replace(/\/[^/]*$/, '')}/`).href,
    portal: portalUrl?.replace(/\/(v2\/?)?([?#].*)?$/, '') ?? url.origin,
    router: routerUrl ?? '',
  };
};
