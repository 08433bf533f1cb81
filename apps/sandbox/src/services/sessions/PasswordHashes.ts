import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
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

/** A password that waits for its turn. */
interface Waiting {
  /** Whom it counts for. */
  from: string | null;
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
   * @param from whom it counts for: a user, or see `countedAs`; null for seeds
   * @throws ServiceError `TOO_MANY_REQUESTS` while too many passwords wait
   */
  async hash(password: string, from: string | null = null): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#inTurn(() => derive(password, salt, this.#cost), from);
    return write({ cost: this.#cost, salt, key });
  }

  /**
   * Checks a password. Without a hash it does the same work, so that the time does not reveal
   * whether the account exists.
   * @param from whom it counts for; see `countedAs`
   * @throws ServiceError `TOO_MANY_REQUESTS` while too many passwords wait
   */
  async check(
    password: string,
    stored: string | null,
    from: string | null = null,
  ): Promise<PasswordCheck> {
    const decoy = { cost: this.#cost, salt: Buffer.alloc(16), key: Buffer.alloc(KEY_LENGTH) };
    const { cost, salt, key } = stored === null ? decoy : read(stored);
    const given = await this.#inTurn(() => derive(password, salt, cost), from);
    return {
      isRight: timingSafeEqual(key, given) && stored !== null,
      isOutdated: cost !== this.#cost,
    };
  }

  #waitingFrom(from: string | null): Waiting[] {
    return this.#waiting.filter((one) => one.from === from);
  }

  /** Whether a newcomer may wait. In a full queue, the asker with the most places loses one. */
  #hasRoomFor(from: string | null): boolean {
    const own = this.#waitingFrom(from).length;
    if (from !== null && own >= MAX_WAITING_FROM_ONE) return false;
    if (this.#waiting.length < MAX_WAITING) return true;
    const others = [...new Set(this.#waiting.map((one) => one.from))];
    const most = others
      .map((one) => this.#waitingFrom(one))
      .toSorted((a, b) => b.length - a.length)[0];
    const last = most && most.length > own + 1 ? most.at(-1) : undefined;
    if (!last) return false;
    this.#waiting = this.#waiting.filter((one) => one !== last);
    last.refuse(busy());
    return true;
  }

  /** The next in turn. The others of the same asker wait behind everybody else's. */
  #next(): Waiting | undefined {
    const [next, ...others] = this.#waiting;
    if (!next) return undefined;
    const isSame = ({ from }: Waiting) => from === next.from;
    this.#waiting = [...others.filter((one) => !isSame(one)), ...others.filter(isSame)];
    return next;
  }

  async #inTurn<T>(work: () => Promise<T>, from: string | null = null): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (!this.#hasRoomFor(from)) throw busy();
      await new Promise<void>((start, refuse) => this.#waiting.push({ from, start, refuse }));
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
