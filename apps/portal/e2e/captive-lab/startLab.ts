import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, selfSign } from '../support/programs';
import { addresses, INTERNET_NAME, Network, PORTAL_NAME } from './Network';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const operate = file('../../../operator/dist/operate.js');
const sandbox = file('../../../sandbox/dist/main.js');
const relay = file('relay.mjs');

/** The sandbox's port; the card provider's simulator has the next one. */
const PORT = 4000;
const VENUE = 'canal-wharf';

/** A running lab. */
export interface Lab {
  network: Network;
  /** A device joins, and gets the relays by which it says localhost. @returns option 114 */
  join: (guest: string, mac: string) => Promise<string>;
  dispose: () => void;
}

/** The walled garden, as an operator prints it. */
const garden = (): string =>
  run(
    'env',
    `FOYER_PUBLIC_URL=https://${PORTAL_NAME}`,
    'FOYER_STRIPE_ENABLED=false',
    process.execPath,
    operate,
    'walled-garden',
    'dnsmasq',
  );

const dnsmasqConfig = (scratch: string): string =>
  [
    garden(),
    'no-resolv',
    'no-hosts',
    'interface=lan0',
    'bind-interfaces',
    'user=root',
    'dhcp-range=10.77.0.50,10.77.0.90,1h',
    `dhcp-option=3,${addresses.gateway}`,
    `dhcp-option=6,${addresses.gateway}`,
    `dhcp-option-force=114,https://${addresses.gateway}:8443/captive`,
    // Only addresses of answers from elsewhere go into the garden's set.
    `server=${addresses.internet}`,
    `dhcp-leasefile=${scratch}/leases`,
    `pid-file=${scratch}/dnsmasq.pid`,
    'log-facility=-',
    '',
  ].join('\n');

/** The internet's own name server. */
const internetNames = (scratch: string): string =>
  [
    'no-resolv',
    'no-hosts',
    'interface=eth0',
    'bind-interfaces',
    'user=root',
    `address=/${PORTAL_NAME}/${addresses.portal}`,
    `address=/${INTERNET_NAME}/${addresses.internet}`,
    `pid-file=${scratch}/names.pid`,
    'log-facility=-',
    '',
  ].join('\n');

/** On 8081 it answers too: a port that the gateway does not redirect. */
const INTERNET_PAGE = `const answer = (q, a) => a.setHeader('content-type', 'text/html').end('<h1>This is the internet</h1>'); const { createServer } = require('node:http'); createServer(answer).listen(8081, () => createServer(answer).listen(80, () => console.log('ready')))`;

/** Starts the network with all its hosts; `dispose` ends and removes everything. */
export const startLab = async (): Promise<Lab> => {
  const scratch = mkdtempSync(join(tmpdir(), 'foyer-lab-'));
  let network: Network;
  try {
    network = new Network(scratch);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    throw error;
  }
  const dispose = (): void => {
    network.dispose();
    rmSync(scratch, { recursive: true, force: true });
  };
  const relays = (host: string, near: string, to: string): Promise<unknown> =>
    Promise.all(
      [PORT, PORT + 1].map((port) =>
        network.start(host, 'ready', process.execPath, relay, near, String(port), to),
      ),
    );
  try {
    const [certificate, key] = [join(scratch, 'gateway.pem'), join(scratch, 'gateway.key')];
    selfSign(addresses.gateway, certificate, key, `subjectAltName=IP:${addresses.gateway}`);
    const template = process.env['E2E_TEMPLATE'];
    if (template) cpSync(template, join(scratch, 'data'), { recursive: true });
    await network.start(
      'portal',
      'Foyer is ready',
      'env',
      `PORT=${PORT}`,
      `DATA_DIR=${join(scratch, 'data')}`,
      process.execPath,
      sandbox,
    );
    await relays('portal', addresses.portal, '127.0.0.1');
    await network.start('inet', 'ready', process.execPath, '-e', INTERNET_PAGE);
    writeFileSync(join(scratch, 'names.conf'), internetNames(scratch));
    await network.start('inet', 'started', 'dnsmasq', '-k', '-C', join(scratch, 'names.conf'));
    writeFileSync(join(scratch, 'dnsmasq.conf'), dnsmasqConfig(scratch));
    await network.start('gw', 'started', 'dnsmasq', '-k', '-C', join(scratch, 'dnsmasq.conf'));
    await network.start(
      'gw',
      'ready',
      process.execPath,
      file('gateway.mjs'),
      addresses.portal,
      String(PORT),
      VENUE,
      certificate,
      key,
    );
    return {
      network,
      join: async (guest, mac) => {
        const told = network.join(guest, mac);
        await relays(guest, '127.0.0.1', PORTAL_NAME);
        return told;
      },
      dispose,
    };
  } catch (error) {
    dispose();
    throw error;
  }
};
