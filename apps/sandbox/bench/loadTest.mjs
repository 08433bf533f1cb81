// `pnpm bench:sandbox`: requests per second, latency and memory of the calls that matter, on both databases, with eight and
// with 64 connections. The sandbox runs in a process of its own on this machine. `BENCH_SECONDS` is the time for each figure.
// It ends with 1 if a call misses its aims.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPostgres } from '../src/tests/support/postgres.ts';
import { startProgram } from './startProgram.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = [8, 64];
/** The aims: requests a second by database, and the 99th percentile of the latency by connections. */
const aims = {
  'site info': { embedded: 1500, postgresql: 3000 },
  plans: { embedded: 1500, postgresql: 2500 },
  dashboard: { embedded: 500, postgresql: 1000 },
};
const p99Aims = { 8: 50, 64: 300 };
const MEMORY_AIM_MB = 600;

const place = new URLSearchParams({
  location_id: 'canal-wharf',
  mac: 'F0:18:98:3A:77:C1',
  nas_id: 'bench',
  customer_code: 'foyer',
  connection_type: 'wifi',
});

const logIn = (url, visitor) => ({
  url: `${url}/auth/login`,
  method: 'POST',
  headers: {
    authorization: visitor,
    'content-type': 'application/json',
    'x-registration-stage': '0',
  },
  body: JSON.stringify({
    username: 'maya.okafor@hey.co.uk@foyer',
    password: 'correct horse battery',
  }),
});

const tokenFrom = async ({ url, ...init }) => {
  const token = (await fetch(url, init)).headers.get('authorization');
  if (!token) throw new Error(`${url} gave no token.`);
  return token;
};

const send = (request, connections) =>
  autocannon({ ...request, connections, duration: SECONDS, timeout: 30 });

const measure = async (database, program, call, request, connections) => {
  const before = await program.cpuMs();
  const { requests, latency, non2xx, errors } = await send(request, connections);
  const cpuMs = ((await program.cpuMs()) - before) / requests.total;
  const { residentMB, peakMB } = await program.memory();
  const perSecond = Math.round(requests.average);
  const aim = aims[call]?.[database];
  return {
    database,
    call,
    connections,
    'requests/s': perSecond,
    p50: latency.p50,
    p99: latency.p99,
    'CPU ms': Number(cpuMs.toFixed(2)),
    'MB now': residentMB,
    'MB peak': peakMB,
    failed: non2xx + errors,
    'meets its aims':
      aim === undefined
        ? ''
        : perSecond >= aim && latency.p99 <= p99Aims[connections] && peakMB <= MEMORY_AIM_MB,
  };
};

/** Every figure of one database. */
const benchOf = async (database, databaseUrl) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
  const program = await startProgram({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    const { url } = program;
    const visitor = await tokenFrom({
      url: `${url}/auth/blank-session`,
      headers: { 'x-location-details': place.toString() },
    });
    const customer = await tokenFrom(logIn(url, visitor));
    const get = (path, authorization) => ({ url: `${url}${path}`, headers: { authorization } });
    const siteInfo = get('/api/site-info', visitor);
    const requests = {
      'site info': siteInfo,
      plans: get('/api/plans/site/canal-wharf', visitor),
      dashboard: get('/api/dashboard', customer),
    };
    const rows = [];
    for (const connections of CONNECTIONS)
      for (const [call, request] of Object.entries(requests))
        rows.push(await measure(database, program, call, request, connections));
    // One after another: guesses at one account that run at the same time are refused.
    rows.push(await measure(database, program, 'log-in', logIn(url, visitor), 1));
    const logIns = send(logIn(url, visitor), 1);
    rows.push(await measure(database, program, 'site info during log-ins', siteInfo, 8));
    await logIns;
    return rows;
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const embedded = await benchOf('embedded', null);
const server = await startPostgres();
try {
  const rows = [...embedded, ...(await benchOf('postgresql', server.url))];
  console.table(rows);
  if (rows.some((row) => row['meets its aims'] === false)) {
    console.error('A call misses its aims.');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
