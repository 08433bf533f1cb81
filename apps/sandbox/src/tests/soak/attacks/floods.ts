import { connect, type Socket } from 'node:net';
import { lastMessage } from '../../support/outbox';
import { sendBody } from '../../support/sendBody';
import { bothEngines, startTestSandbox, type TestSandbox } from '../../support/testSandbox';
import { Visitor, type Answer } from '../../support/Visitor';
import type { Attack } from '../Attack';
import { Random } from '../Random';

/** A flood from one address. @returns what was broken, a sentence each */
type Flood = (sandbox: TestSandbox, random: Random, address: string) => Promise<string[]>;

const MINUTE_MS = 60_000;
/** How long a person waits while a flood is going on; the machine may be busy with other work. */
const PATIENCE_MS = 10_000;

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const visitorAt = (sandbox: TestSandbox, address: string, venue?: string): Promise<Visitor> => {
  const visitor = new Visitor(sandbox, venue);
  visitor.address = address;
  return visitor.arrive();
};

/** Refuses more answers that checked a guess than are allowed, and every failure of the server. */
const judge = (
  what: string,
  allowed: number,
  answers: readonly Answer[],
  isChecked: (answer: Answer) => boolean,
): string[] => {
  const checked = answers.filter(isChecked).length;
  const failed = answers.filter(({ status }) => status >= 500);
  return [
    ...(checked > allowed
      ? [`${checked} guesses of ${what} were checked; ${allowed} may be.`]
      : []),
    ...(checked > 0 ? [] : [`No guess of ${what} was checked.`]),
    ...failed.map(({ status }) => `A guess of ${what} was answered with ${status}.`),
  ];
};

const isLet = ({ status }: Answer) => status !== 429;

const passwords: Flood = async (sandbox, random, address) => {
  const email = `flooded-${random.below(2 ** 31)}@post.example`;
  await new Visitor(sandbox).signUp({ email });
  const stranger = await visitorAt(sandbox, address);
  const answers = await times(20 + random.below(100), (index) =>
    stranger.logIn(
      random.pick([email, `${email}@x${index}`, email.toUpperCase()]),
      `wrong ${index}`,
    ),
  );
  const isChecked = ({ headers }: Answer) => headers.get('x-auth-error') === 'Bad credentials';
  return judge('a password', 5, answers, isChecked);
};

/** A new visitor whose device no gateway vouches for: such a device has a count of its own. */
const strangerAt = (sandbox: TestSandbox, address: string): Promise<Visitor> => {
  const stranger = new Visitor(sandbox);
  stranger.address = address;
  stranger.isVouched = false;
  return stranger.arrive();
};

const activationCodes: Flood = async (sandbox, random, address) => {
  const body = { activationCode: 'AAAA-AAAA', password: 'a long enough one' };
  const answers = await times(20 + random.below(40), async () =>
    (await strangerAt(sandbox, address)).call('POST', '/api/user/activate-account', body),
  );
  return judge('an activation code', 10, answers, isLet);
};

const coupons: Flood = async (sandbox, random, address) => {
  const answers = await times(70 + random.below(60), async (index) =>
    (await strangerAt(sandbox, address)).call('GET', `/api/coupon/validate/GUESS-${index}`),
  );
  return judge('a coupon', 60, answers, isLet);
};

const resetCodes: Flood = async (sandbox, random, address) => {
  const [email, phoneNumber] = ['hugo.frost@post.example', '+447700900822'];
  const owner = await visitorAt(sandbox, '203.0.113.21', 'station-lofts');
  await owner.call('POST', '/api/user/password-reset/request-sms', { email, phoneNumber });
  const code = String((await lastMessage(sandbox, phoneNumber)).codes[0]);
  const stranger = await visitorAt(sandbox, address, 'station-lofts');
  const wrong = code === '000000' ? '000001' : '000000';
  const guess = (guessed: string) =>
    stranger.call('POST', '/api/user/password-reset/by-sms', {
      email,
      code: guessed,
      password: 'brand new one',
    });
  const answers = await times(20 + random.below(40), () => guess(wrong));
  // Every refusal reads the same, so the right code shows that no more guesses are checked.
  const right = await guess(code);
  return [...answers, right]
    .filter(({ status }) => status < 400 || status >= 500)
    .map(({ status }) => `A guess of a reset code was answered with ${status}.`);
};

const bigBodies: Flood = async (sandbox, random) => {
  const path = () =>
    random.pick([
      '/webhooks/card-provider',
      '/api/user',
      '/auth/login',
      '/router/login',
      '/v2/any',
    ]);
  const megabytes = 20 + random.below(20);
  const answers = await times(4, () =>
    sendBody(sandbox.url + path(), megabytes * 1024 * 1024, false),
  );
  return answers
    .filter(({ status, sent }) => ![0, 413].includes(status) || sent > 16 * 1024 * 1024)
    .map(({ status, sent }) => `A large body got ${status} after ${sent} bytes.`);
};

/** Holds connections open that have sent half a request, while a person asks for the site. */
const connections: Flood = async (sandbox, random) => {
  const { hostname, port } = new URL(sandbox.url);
  const sockets: Socket[] = [];
  await times(100 + random.below(200), async () => {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    socket.write(
      `POST /auth/login HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-length: 90\r\n\r\n{`,
    );
  });
  try {
    const person = await new Visitor({ url: sandbox.url }).arrive();
    const { status } = await person.call('GET', '/api/site-info');
    return status === 200 ? [] : [`With ${sockets.length} connections, a person got ${status}.`];
  } finally {
    for (const socket of sockets) socket.destroy();
  }
};

const all = { passwords, activationCodes, coupons, resetCodes, bigBodies, connections };

/** Whether somebody else is answered in time while the floods go on. */
const askMeanwhile = async (sandbox: TestSandbox): Promise<string[]> => {
  const start = performance.now();
  const person = await visitorAt(sandbox, '203.0.113.200');
  const { status } = await person.call('GET', '/api/site-info');
  const took = Math.round(performance.now() - start);
  return status === 200 && took < PATIENCE_MS
    ? []
    : [`Somebody else was answered with ${status} after ${took} ms.`];
};

/** Every kind of flood at once, from one address. */
export const floods: Attack = {
  name: 'floods',
  claim:
    'a flood of guesses, large bodies and connections gets no more than its share, and others are served',
  engines: bothEngines,
  rounds: { test: 1, soak: 60 },
  run: async (engine, { rounds, seed }) => {
    const sandbox = await startTestSandbox(engine);
    const broken: string[] = [];
    const seen = Object.fromEntries(Object.keys(all).map((name) => [name, rounds]));
    try {
      for (let round = 1; round <= rounds; round += 1) {
        const random = new Random(seed, round);
        const address = `198.51.100.${1 + (round % 250)}`;
        const found = await Promise.all([
          ...Object.values(all).map((flood) => flood(sandbox, random, address)),
          askMeanwhile(sandbox),
        ]);
        broken.push(...found.flat().map((sentence) => `Round ${round}: ${sentence}`));
        // After this time guesses and messages are allowed again.
        await sandbox.moveClock(61 * MINUTE_MS);
      }
      return { broken, seen };
    } finally {
      await sandbox.close();
    }
  },
};
