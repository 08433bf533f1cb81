import { httpsOnlyHosts, probeHosts, type GardenHost } from '@foyer/domain';

/** Under a wildcard, most gateways mean the name itself too. */
const bare = (host: string): string => host.replace(/^\*\./, '');

const plain = (hosts: readonly GardenHost[]): string[] =>
  hosts.map(({ host, neededBy }) => `${host.padEnd(32)} # ${neededBy}`);

const isHttpsOnly = ({ host }: GardenHost): boolean => httpsOnlyHosts.includes(host);

const names = (hosts: readonly GardenHost[]): string[] => [
  ...new Set(hosts.map(({ host }) => bare(host))),
];

/**
 * How each kind of gateway wants the list. They all follow DNS names, because the addresses behind them
 * change from day to day.
 */
export const gardenFormats: Readonly<Record<string, (hosts: readonly GardenHost[]) => string[]>> = {
  plain,
  /** dnsmasq puts the addresses that it answers into a set of nftables. */
  dnsmasq: (hosts) => [
    `nftset=/${names(hosts).join('/')}/4#inet#foyer#garden4`,
    `nftset=/${names(hosts).join('/')}/6#inet#foyer#garden6`,
  ],
  mikrotik: (hosts) => [
    '/ip hotspot walled-garden',
    ...hosts.map((each) => {
      const port = isHttpsOnly(each) ? ' dst-port=443' : '';
      return `add action=allow dst-host="${each.host}"${port} comment="Foyer: ${each.neededBy}"`;
    }),
  ],
  unifi: (hosts) => [
    '# Settings > Profiles > Guest hotspot > Pre-authorization access: one entry each',
    ...names(hosts),
  ],
  opennds: (hosts) => [
    `list walledgarden_fqdn_list '${names(hosts).join(' ')}'`,
    `list walledgarden_port_list '${hosts.some(isHttpsOnly) ? '443' : '80 443'}'`,
  ],
};

/** What an operator has to know beside the list. Rule SEC-6. */
export const gardenWarning: readonly string[] = [
  '# Keep these captive until the device is online: a phone whose probe passes closes its window, also in',
  '# the middle of paying. That holds for time granted for the bank’s page (3-D Secure) too:',
  `# ${probeHosts.join(' ')}`,
  `# Open these, where they are listed, on port 443 only, for Chrome probes them by http: ${httpsOnlyHosts.join(' ')}`,
  '# While that time runs, let the captive portal API go on saying "captive": true.',
  '# Banks’ own pages cannot be listed: grant a device that pays a few minutes of internet.',
];
