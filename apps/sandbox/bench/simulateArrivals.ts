/** Who answers a call: the CDN, or the backend. */
type Server = 'cdn' | 'backend';

/** What one call costs. */
interface CallCost {
  server: Server;
  /** Time of one core in a backend process, in milliseconds, without hashing. */
  cpuMs: number;
  /** Statements that only read: a replica may answer them. */
  reads: number;
  /** Statements that write, or that read what must be newest: the primary answers them. */
  writes: number;
  /** Passwords that are hashed. */
  hashes: number;
  /** Calls of the card provider's API. */
  provider: number;
}

const cost = (given: Partial<CallCost> = {}): CallCost => ({
  server: 'backend',
  cpuMs: 0.3,
  reads: 0,
  writes: 0,
  hashes: 0,
  provider: 0,
  ...given,
});

/** Costs as measured on the reference backend, rounded up. */
const costs = {
  page: cost({ server: 'cdn' }),
  file: cost({ server: 'cdn' }),
  publicConfiguration: cost({ server: 'cdn' }),
  blankSession: cost(),
  gatewayLogin: cost({ cpuMs: 1.5, reads: 4, writes: 1 }),
  siteInformation: cost({ reads: 1 }),
  plans: cost({ reads: 1 }),
  account: cost({ cpuMs: 0.8, reads: 4 }),
  dashboard: cost({ cpuMs: 0.8, reads: 3 }),
  register: cost({ cpuMs: 2, reads: 3, writes: 3, hashes: 1 }),
  logIn: cost({ cpuMs: 3, reads: 6, writes: 6, hashes: 1 }),
  checkout: cost({ cpuMs: 6, writes: 16, provider: 3 }),
  paymentStatus: cost({ cpuMs: 3, writes: 7, provider: 1 }),
  webhook: cost({ cpuMs: 5, writes: 10, provider: 1 }),
} as const satisfies Record<string, CallCost>;

type CallName = keyof typeof costs;

/** Calls of a journey, with the seconds after the arrival at which they are made. */
type Journey = readonly (readonly [seconds: number, ...calls: CallName[]])[];

const files: CallName[] = ['file', 'file', 'file'];
const landing: Journey = [
  [0, 'page'],
  [1, 'publicConfiguration', 'blankSession', ...files],
  [2, 'gatewayLogin', 'siteInformation'],
];
const login: Journey = [
  [20, 'logIn'],
  [22, 'account', 'siteInformation', 'gatewayLogin'],
  [24, 'dashboard'],
];

/** What people do, and how many of a hundred do it. */
const journeys: readonly { share: number; journey: Journey }[] = [
  // Their session lives, and the gateway lets them online.
  {
    share: 60,
    journey: [
      [0, 'page'],
      [1, 'publicConfiguration', 'gatewayLogin', 'siteInformation', 'account'],
    ],
  },
  { share: 15, journey: [...landing, ...login] },
  { share: 15, journey: [...landing, [10, 'plans', ...files]] },
  {
    share: 10,
    journey: [
      ...landing,
      [10, 'plans', ...files],
      [60, 'register'],
      [62, 'logIn'],
      [64, 'account', 'siteInformation', 'gatewayLogin'],
      [66, 'checkout'],
      [110, 'webhook', 'webhook', 'webhook'],
      [111, 'paymentStatus'],
      [113, 'paymentStatus'],
      [115, 'gatewayLogin', 'dashboard'],
    ],
  },
];

/** A crowd, and the machines that it meets. */
export interface Crowd {
  devices: number;
  /** In how many seconds they arrive: most of them after a third of the time. */
  seconds: number;
  /** Passwords that all backend processes together hash at the same time. */
  hashesAtOnce: number;
  /** How long one hash takes, in seconds. */
  hashSeconds: number;
}

/** What a crowd asks for: the busiest second of each kind. */
export interface Load {
  cdnRequests: number;
  backendRequests: number;
  /** Cores of the backend without hashing. */
  backendCores: number;
  reads: number;
  writes: number;
  providerCalls: number;
  /** Cores that hash in the busiest second, without a queue. */
  hashCores: number;
  /** The longest that anybody waits for a hash to begin, in seconds. */
  longestHashWait: number;
}

/** The second in which a device arrives: a triangular distribution with its peak after a third. */
const arrivalOf = (device: number, { devices, seconds }: Crowd): number => {
  const part = (device + 0.5) / devices;
  const peak = 1 / 3;
  const moment = part < peak ? Math.sqrt(part * peak) : 1 - Math.sqrt((1 - part) * (1 - peak));
  return moment * seconds;
};

/** Spreads the journeys evenly over those who arrive. */
const journeyOf = (device: number): Journey => {
  const place = (device * 37) % 100;
  let passed = 0;
  for (const { share, journey } of journeys) {
    passed += share;
    if (place < passed) return journey;
  }
  return [];
};

/** How long the last in the queue waits when each hash starts as soon as a core is free. */
const longestWait = (starts: readonly number[], { hashesAtOnce, hashSeconds }: Crowd): number => {
  const free = Array.from({ length: hashesAtOnce }, () => 0);
  let longest = 0;
  for (const [index, asked] of starts.entries()) {
    const core = index % hashesAtOnce;
    const start = Math.max(asked, free[core] ?? 0);
    free[core] = start + hashSeconds;
    longest = Math.max(longest, start - asked);
  }
  return longest;
};

/** What a crowd asks of each part in its busiest second. The same crowd always gives the same load. */
export const simulateArrivals = (crowd: Crowd): Load => {
  const kinds = ['cdn', 'backend', 'cpuMs', 'reads', 'writes', 'provider', 'hashes'] as const;
  const busy = new Map(kinds.map((kind) => [kind, new Map<number, number>()]));
  const add = (kind: (typeof kinds)[number], second: number, amount: number): void => {
    const counts = busy.get(kind);
    if (amount > 0) counts?.set(second, (counts.get(second) ?? 0) + amount);
  };
  const hashStarts: number[] = [];
  for (let device = 0; device < crowd.devices; device += 1)
    for (const [after, ...calls] of journeyOf(device))
      for (const call of calls) {
        const at = arrivalOf(device, crowd) + after;
        const second = Math.floor(at);
        const { server, cpuMs, reads, writes, provider, hashes }: CallCost = costs[call];
        add(server, second, 1);
        if (server === 'cdn') continue;
        add('cpuMs', second, cpuMs);
        add('reads', second, reads);
        add('writes', second, writes);
        add('provider', second, provider);
        add('hashes', second, hashes);
        if (hashes > 0) hashStarts.push(at);
      }
  const most = (kind: (typeof kinds)[number]) => Math.max(0, ...(busy.get(kind)?.values() ?? []));
  return {
    cdnRequests: most('cdn'),
    backendRequests: most('backend'),
    backendCores: Number((most('cpuMs') / 1000).toFixed(1)),
    reads: most('reads'),
    writes: most('writes'),
    providerCalls: most('provider'),
    hashCores: Math.ceil(most('hashes') * crowd.hashSeconds),
    longestHashWait: Math.round(
      longestWait(
        hashStarts.toSorted((a, b) => a - b),
        crowd,
      ),
    ),
  };
};
