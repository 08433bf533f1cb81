// Requests per second and p99 of the calls that matter, on the embedded database or on PostgreSQL
// (set DATABASE_URL). Bounded: ten seconds a call, against a sandbox of its own on this machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { PERSONA_PASSWORD, startSandbox } from '../dist/testing.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const CONNECTIONS = 8;

const location = new URLSearchParams({
  location_id: 'canal-wharf',
  mac: 'F0:18:98:3A:77:C1',
  nas_id: 'bench',
  customer_code: 'foyer',
  connection_type: 'wifi',
});
const credentials = JSON.stringify({
  username: 'maya.okafor@hey.co.uk@foyer',
  password: PERSONA_PASSWORD,
});

const bearer = async (url, path, init) =>
  (await fetch(`${url}${path}`, init)).headers.get('authorization');

const measure = async (title, options) => {
  const { requests, latency, non2xx } = await autocannon({
    connections: CONNECTIONS,
    duration: SECONDS,
    ...options,
  });
  return { call: title, 'requests/s': Math.round(requests.average), 'p99 ms': latency.p99, non2xx };
};

const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const sandbox = await startSandbox({
  port: 0,
  dataDir,
  databaseUrl: process.env.DATABASE_URL ?? null,
  rateLimits: false,
});
const { url } = sandbox;
const visitor = await bearer(url, '/auth/blank-session', {
  headers: { 'x-location-details': location.toString() },
});
const loginHeaders = {
  authorization: visitor,
  'content-type': 'application/json',
  'x-registration-stage': '0',
};
const customer = await bearer(url, '/auth/login', {
  method: 'POST',
  headers: loginHeaders,
  body: credentials,
});

const rows = [
  await measure('site info', {
    url: `${url}/api/site-info`,
    headers: { authorization: visitor },
  }),
  await measure('plans', {
    url: `${url}/api/plans/site/canal-wharf`,
    headers: { authorization: visitor },
  }),
  await measure('log-in', {
    url: `${url}/auth/login`,
    method: 'POST',
    headers: loginHeaders,
    body: credentials,
  }),
  await measure('dashboard', {
    url: `${url}/api/dashboard`,
    headers: { authorization: customer },
  }),
];
console.log(process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded database (PGlite)');
console.table(rows);
await sandbox.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
