/**
 * The venue's gateway: `gateway.mjs BACKEND-ADDRESS PORT LOCATION CERTIFICATE KEY`. It catches plain HTTP
 * of unknown devices, answers the captive portal API, and lets a device through while the backend says
 * that it is online.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';

const [backend = '', port = '', location = '', certificate = '', key = ''] = process.argv.slice(2);
/** How often the gateway asks for the state of the devices that it knows. */
const ASK_MS = 500;

const ask = (path, method = 'GET') =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: backend, port, path, method, headers: { host: `localhost:${port}` } },
      (answer) => {
        let body = '';
        answer.on('data', (data) => (body += data));
        answer.on('end', () => resolve({ headers: answer.headers, body }));
      },
    );
    sent.on('error', reject);
    sent.end();
  });

/** The device behind an address, as the gateway's own table of neighbours has it. */
const macOf = (address) => {
  const ip = (address ?? '').replace('::ffff:', '');
  const line = execFileSync('ip', ['neigh', 'show', ip], { encoding: 'utf8' });
  return /lladdr ([0-9a-f:]+)/.exec(line)?.[1]?.toUpperCase() ?? null;
};

const online = new Set();
const known = new Set();

const captiveApi = async (mac) => {
  const { headers, body } = await ask(
    `/gateway/captive?location_id=${location}&mac=${encodeURIComponent(mac)}`,
  );
  return { headers, body, isCaptive: JSON.parse(body).captive };
};

const setOnline = (mac, isOnline) => {
  if (online.has(mac) === isOnline) return;
  execFileSync('nft', [
    isOnline ? 'add' : 'delete',
    'element',
    'inet',
    'foyer',
    'online',
    `{ ${mac} }`,
  ]);
  if (isOnline) online.add(mac);
  else online.delete(mac);
};

const enforce = async () => {
  for (const mac of known) {
    const { isCaptive } = await captiveApi(mac);
    setOnline(mac, !isCaptive);
  }
  setTimeout(() => void enforce().catch(fail), ASK_MS);
};

const fail = (error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
};

/** Any other host's address leads to the portal, with the device and the place in it. */
const catchDevice = async (asked, answer) => {
  const mac = macOf(asked.socket.remoteAddress);
  if (!mac) throw new Error('The device is not among the neighbours.');
  known.add(mac);
  const query = new URLSearchParams({ location_id: location, mac, nas_id: 'lab-gateway' });
  const { body } = await ask(`/sandbox/api/gateway-entry?${query}`, 'POST');
  const headers = { location: JSON.parse(body).url, 'cache-control': 'no-store' };
  // Closed, because a browser that keeps this connection is caught on it after it is online.
  answer.writeHead(302, { ...headers, connection: 'close' }).end();
};

const answerApi = async (asked, answer) => {
  const mac = macOf(asked.socket.remoteAddress);
  if (!mac) throw new Error('The device is not among the neighbours.');
  const { headers, body } = await captiveApi(mac);
  answer
    .writeHead(200, {
      'content-type': headers['content-type'],
      'cache-control': headers['cache-control'],
    })
    .end(body);
};

const serve = (handle) => (asked, answer) =>
  void handle(asked, answer).catch((error) => answer.writeHead(502).end(String(error)));

createServer(serve(catchDevice)).listen(8080, () =>
  createSecureServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    serve(answerApi),
  ).listen(8443, () => {
    process.stdout.write('ready\n');
    void enforce().catch(fail);
  }),
);
