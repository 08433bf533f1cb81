import type { CallName } from '../contract/calls';
import type { Bases } from '../transport/bases';
import { newIdempotencyKey } from '../transport/idempotencyKey';
import { Backend } from './Backend';
import type { Fixtures, Place } from './fixtures';
import type { Known } from './Known';
import { probes } from './probes/probes';
import { makeReport, type Report } from './report';
import { type Result, runProbe } from './runProbe';

/** What the kit is told. */
export type ConformanceOptions = {
  /** Where the product API starts, or the origin that serves it under `/api`. */
  readonly baseUrl: string;
  /** Where the auth service starts; beside the API where absent. */
  readonly authUrl?: string | undefined;
  /** Where the router is; its calls are skipped where absent. */
  readonly routerUrl?: string | undefined;
  /** Where a visitor stands when there are no fixtures. */
  readonly place?: Place | undefined;
  /** Accounts made for testing; without them nothing is written. */
  readonly fixtures?: Fixtures | undefined;
  /** Calls that the backend is known not to have yet. */
  readonly except?: readonly CallName[] | undefined;
  /** How questions leave; the platform's own where absent. */
  readonly fetch?: typeof fetch | undefined;
};

/** Checks a backend against the contract, call by call. */
export const runConformance = async (options: ConformanceOptions): Promise<Report> => {
  const { fixtures = null, except = [] } = options;
  const place = fixtures?.places.main ?? options.place ?? { location_id: '' };
  const backend = new Backend(basesOf(options), place, fixtures, options.fetch);
  const known: Known = {
    place,
    fixtures,
    learnt: new Map(),
    runId: newIdempotencyKey().slice(0, 10),
  };
  const results: Result[] = [];
  // One after the other: most questions are about what an earlier answer told.
  for (const probe of probes.filter(({ call }) => options.routerUrl || !call.startsWith('router')))
    results.push(await runProbe(probe, backend, known));
  return makeReport(results, except);
};

const basesOf = ({ baseUrl, authUrl, routerUrl }: ConformanceOptions): Bases => {
  const url = new URL(baseUrl);
  const isOrigin = url.pathname === '/';
  const api = isOrigin ? `${url.origin}/api` : baseUrl.replace(/\/$/, '');
  return {
    api,
    auth: authUrl ?? new URL('auth', `${api.replace(/\/[^/]*$/, '')}/`).href,
    portal: url.origin,
    router: routerUrl ?? '',
  };
};
