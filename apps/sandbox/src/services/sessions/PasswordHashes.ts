import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { wideNetworkOf } from '../rate-limits/networkOf';
import { ServiceError } from '../ServiceError';

/** The cost of a hash that OWASP recommends: N = 2^17, r = 8, p = 1, which takes 128 MiB. */
const PASSWORD_COST = 17;
/** The cost of hashes that do not name theirs. */
const UNNAMED_COST = 14;
const KEY_LENGTH = 32;

/** One core stays free for other calls. Each hash takes 128 MiB. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Longer queues take longer than a call waits for its answer. */
const MAX_WAITING = 40;
/** How many of them one network or vouched device may have. Otherwise two networks stop everybody's log-ins. */
const MAX_WAITING_FROM_ONE = 10;
/**
 * How many of them one /48 network of IPv6 or one IPv4 address may have while others wait: it has thousands of networks,
 * or devices that it makes up. A venue behind one address has the whole queue where nobody else wants it.
 */
const MAX_WAITING_FROM_WIDE = 20;

const busy = () =>
  new ServiceError(
    'TOO_MANY_REQUESTS',
    'Many people are logging in right now. Try again in a moment.',
    { retryAfter: 10 },
  );

const parametersAt = (cost: number) => {
  const [N, r, p] = [2 ** cost, 8, 1];
  return { N, r, p, maxmem: 256 * N * r };
};

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, parametersAt(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

interface StoredHash {
  cost: number;
  salt: Buffer;
  key: Buffer;
}

const write = ({ cost, salt, key }: StoredHash): string =>
  `scrypt$N=${2 ** cost},r=8,p=1$${salt.toString('base64')}$${key.toString('base64')}`;

const read = (stored: string): StoredHash => {
  const [, first = '', ...others] = stored.split('$');
  const N = /^N=(\d+),/.exec(first)?.[1];
  const [salt = '', key = ''] = N ? others : [first, ...others];
  return {
    cost: N ? Math.log2(Number(N)) : UNNAMED_COST,
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
};

/** Who asks for a hash. */
export interface Asker {
  /** Whom it counts for: a user, or see `countedAs`. */
  counted: string;
  /** The network that it comes from, see `networkOf`; none for users who have proved who they are. */
  address?: string;
}

/** A password that waits for its turn. */
interface Waiting {
  counted: string | null;
  /** The wide network that it comes from; whom it counts for, where that isn't known. */
  wide: string | null;
  start: () => void;
  refuse: (reason: Error) => void;
}

/** Whether a password is right, and whether its hash has another cost than new ones. */
export interface PasswordCheck {
  isRight: boolean;
  isOutdated: boolean;
}

/**
 * Hashes passwords with scrypt in Node's thread pool, few at once, so that log-ins do not hold up
 * other calls.
 */
export class PasswordHashes {
  readonly #cost: number;
  #running = 0;
  #waiting: Waiting[] = [];

  /** @param cost the logarithm of N to base 2 */
  constructor(cost = PASSWORD_COST) {
    this.#cost = cost;
  }

  /**
   * Hashes a password with a random salt: `scrypt$N=131072,r=8,p=1$<salt>$<key>`, base64.
   * @param asker null for seeds
   * @throws ServiceError `TOO_MANY_REQUESTS` while too many passwords wait
   */
  async hash(password: string, asker: Asker | null = null): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#inTurn(() => derive(password, salt, this.#cost), asker);
    return write({ cost: this.#cost, salt, key });
  }

  /**
   * Checks a password. Without a hash it does the same work, so that the time does not reveal
   * whether the account exists.
   * @throws ServiceError `TOO_MANY_REQUESTS` while too many passwords wait
   */
  async check(
    password: string,
    stored: string | null,
    asker: Asker | null = null,
  ): Promise<PasswordCheck> {
    const decoy = { cost: this.#cost, salt: Buffer.alloc(16), key: Buffer.alloc(KEY_LENGTH) };
    const { cost, salt, key } = stored === null ? decoy : read(stored);
    const given = await this.#inTurn(() => derive(password, salt, cost), asker);
    return {
      isRight: timingSafeEqual(key, given) && stored !== null,
      isOutdated: cost !== this.#cost,
    };
  }

  /**
   * Refuses the newest call of the group with the most, if that is more than a newcomer's group would have then.
   * @param own how many places the newcomer's group has; -1 to take one whatever it has
   */
  #takePlace(among: readonly Waiting[], by: 'counted' | 'wide', own: number): boolean {
    const groups = [...new Set(among.map((one) => one[by]))];
    const most =
      groups
        .map((group) => among.filter((one) => one[by] === group))
        .toSorted((a, b) => b.length - a.length)[0] ?? [];
    if (most.length <= own + 1) return false;
    if (by === 'wide') return this.#takePlace(most, 'counted', -1);
    const last = most.at(-1);
    this.#waiting = this.#waiting.filter((one) => one !== last);
    last?.refuse(busy());
    return true;
  }

  /** Whether a newcomer may wait. In a full queue, the asker with the most places loses one. */
  #hasRoomFor({ counted, wide }: Pick<Waiting, 'counted' | 'wide'>): boolean {
    const own = this.#waiting.filter((one) => one.counted === counted).length;
    const near = this.#waiting.filter((one) => one.wide === wide);
    if (counted !== null && own >= MAX_WAITING_FROM_ONE) return false;
    const isCrowded = near.length >= MAX_WAITING_FROM_WIDE && near.length < this.#waiting.length;
    if (wide !== null && isCrowded) return this.#takePlace(near, 'counted', own);
    if (this.#waiting.length < MAX_WAITING) return true;
    return (
      this.#takePlace(this.#waiting, 'wide', near.length) ||
      this.#takePlace(this.#waiting, 'counted', own)
    );
  }

  /** The next in turn. The others of the same asker wait behind everybody else's. */
  #next(): Waiting | undefined {
    const [next, ...others] = this.#waiting;
    if (!next) return undefined;
    const isSame = ({ counted }: Waiting) => counted === next.counted;
    this.#waiting = [...others.filter((one) => !isSame(one)), ...others.filter(isSame)];
    return next;
  }

  async #inTurn<T>(work: () => Promise<T>, asker: Asker | null): Promise<T> {
    if (this.#running >= AT_ONCE) {
      const counted = asker?.counted ?? null;
      const who = { counted, wide: asker?.address ? wideNetworkOf(asker.address) : counted };
      if (!this.#hasRoomFor(who)) throw busy();
      await new Promise<void>((start, refuse) => this.#waiting.push({ ...who, start, refuse }));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
