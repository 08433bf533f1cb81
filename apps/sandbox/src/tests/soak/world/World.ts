import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCardProvider } from '@foyer/card-provider';
import { DAY } from '@foyer/domain';
import type Stripe from 'stripe';
import { startSandbox } from '../../../../program/startSandbox';
import { followedEvents } from '../../../http/webhookRoutes';
import { WEBHOOK_PATH } from '../../../http/paths';
import { connectCardProvider } from '../../../services/card-provider/connectCardProvider';
import {
  spawnSandbox,
  startSandboxProcess,
  twoFreePorts,
  type SandboxProcess,
} from '../../support/sandboxProcess';
import { startProxy, type Pass } from '../../support/startProxy';
import { copySeeded, type Engine, type TestSandbox } from '../../support/testSandbox';
import type { Answer } from '../../support/Visitor';
import type { Random } from '../Random';
import { Chance, type Troubles } from './Troubles';

/** How long a late event takes, and how long after an answer a kill comes, in milliseconds. */
const LATE_MS = 1_500;
const AFTER_ANSWER_MS = 25;
/** Within how many milliseconds of its start a process is killed. */
const LONGEST_START_MS = 2_500;
/** How often a person repeats a request that gets no outcome. */
const REPEATS = 30;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const noReply = { status: 200, type: 'application/json', body: Buffer.from('{}') };
const refusal = { ...noReply, status: 503 };

/** A sandbox in a process of its own, which is killed and started again, and a card provider that lives on. */
export interface World {
  url: string;
  /** The provider, reached directly, as a browser does. */
  stripe: Stripe;
  providerOrigin: string;
  /** How often each thing went wrong. */
  seen: Record<string, number>;
  chance: Chance;
  /**
   * Repeats a request, as a person does, until it has an outcome: until the process is there and the
   * answer is not that something failed or is still going on.
   */
  untilAnswered: (ask: () => Promise<Answer>) => Promise<Answer>;
  /** Moves the clock of sandbox and provider by some days. */
  passDays: (days: number) => Promise<void>;
  /** Epoch milliseconds of the sandbox's clock. */
  now: () => Promise<number>;
  /** Ends all troubles, delivers what is late, and opens the data for reading. */
  settle: () => Promise<TestSandbox>;
  close: () => Promise<void>;
}

/** Starts a world on a copy of the seeded data. */
export const startWorld = async (
  engine: Engine,
  troubles: Troubles,
  random: Random,
): Promise<World> => {
  const data = await copySeeded(engine);
  const provider = await startCardProvider({
    port: 0,
    dataDir: join(data.dataDir, 'card-provider'),
  });
  const port = await twoFreePorts(20_000 + 2 * random.below(5_000));
  const url = `http://localhost:${port}`;
  const chance = new Chance(troubles, random);
  const seen: Record<string, number> = {};
  const count = (name: string) => {
    seen[name] = (seen[name] ?? 0) + 1;
  };
  const late = new Set<Promise<unknown>>();
  let running: Promise<SandboxProcess>;
  let isStarting = true;
  let isClosed = false;

  const killAndRestart = (): void => {
    isStarting = true;
    count('kills');
    running = running.then(async (process) => {
      await process.kill();
      return isClosed ? process : start();
    });
    running.catch(() => undefined);
  };
  const toProvider: Pass = async ({ method }, forward) => {
    // A start asks the provider so much that it would never end.
    const moment = isStarting ? null : chance.kill();
    if (moment === 'before') {
      killAndRestart();
      return null;
    }
    const reply = await forward();
    if (moment === 'unanswered') killAndRestart();
    if (moment === 'answered') setTimeout(killAndRestart, chance.delay(AFTER_ANSWER_MS));
    const isLost = method === 'POST' && chance.losesAnswer();
    if (isLost) count('lost answers');
    return moment === 'unanswered' || isLost ? null : reply;
  };
  const toSandbox: Pass = async (_, forward) => {
    const deliver = () => forward().catch(() => refusal);
    const deliverLater = () => {
      // An event that finds the process dead is lost, because the provider believes it delivered.
      const delivery = wait(chance.delay(LATE_MS)).then(deliver);
      late.add(delivery);
      void delivery.finally(() => late.delete(delivery));
    };
    const fate = chance.event();
    if (fate !== 'delivered') count(`${fate} events`);
    if (fate === 'refused') return refusal;
    if (fate === 'lost') return noReply;
    if (fate !== 'delivered') deliverLater();
    return fate === 'late' ? noReply : deliver();
  };
  const providerProxy = await startProxy(provider.origin, toProvider);
  const eventProxy = await startProxy(url, toSandbox);
  const webhook = { url: `${eventProxy.origin}${WEBHOOK_PATH}`, events: followedEvents };
  const address = { ...provider, webhookSecret: null };
  const { cardProvider } = await connectCardProvider(address, webhook);
  const { webhookSecret } = cardProvider;

  const env = {
    PORT: String(port),
    DATA_DIR: data.dataDir,
    ...(data.databaseUrl ? { DATABASE_URL: data.databaseUrl } : {}),
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_PUBLISHABLE_KEY: provider.publishableKey,
    STRIPE_API_ORIGIN: providerProxy.origin,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    RATE_LIMITS: 'off',
  };
  /** Kills the process while it starts and recovers. */
  const startAndKill = async (): Promise<void> => {
    count('kills while starting');
    const { child, ended } = await spawnSandbox(env);
    await wait(chance.delay(LONGEST_START_MS));
    child.kill('SIGKILL');
    await ended();
  };
  const start = async (): Promise<SandboxProcess> => {
    isStarting = true;
    while (chance.killsStart()) await startAndKill();
    const started = await startSandboxProcess(env);
    isStarting = false;
    return started;
  };
  running = start();
  await running;

  const untilAnswered = async (ask: () => Promise<Answer>): Promise<Answer> => {
    let answer: Answer | null = null;
    for (let attempt = 0; attempt < REPEATS; attempt += 1) {
      await running;
      answer = await ask().catch(() => null);
      const isOutcome =
        answer !== null &&
        answer.status < 500 &&
        !/still working/.test(String(answer.body['message']));
      if (answer !== null && isOutcome) return answer;
      count('repeated requests');
      await wait(20 * attempt);
    }
    throw new Error(`There was no outcome: ${JSON.stringify(answer)}`);
  };
  const askClock = async (method: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/sandbox/api/clock`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    });
    const read = (await response.json().catch(() => ({}))) as Answer['body'];
    return { status: response.status, body: read, headers: response.headers };
  };
  const now = async () => Number((await untilAnswered(() => askClock('GET'))).body['now']);

  return {
    url,
    stripe: cardProvider.stripe,
    providerOrigin: provider.origin,
    seen,
    chance,
    untilAnswered,
    now,
    passDays: async (days) => {
      const until = (await now()) + days * DAY;
      await untilAnswered(async () => {
        const left = until - (await now());
        return askClock('POST', { days: Math.max(0, left / DAY) });
      });
    },
    settle: async () => {
      chance.isCalm = true;
      await Promise.all(late);
      await running;
      await untilAnswered(() => askClock('POST', { hours: 1 }));
      await (await running).stop();
      const sandbox = await startSandbox({
        port: 0,
        ...data,
        cardProvider: { ...provider, webhookSecret },
        rateLimits: false,
      });
      return { ...sandbox, data };
    },
    close: async () => {
      isClosed = true;
      chance.isCalm = true;
      await running.then((process) => process.kill()).catch(() => undefined);
      providerProxy.close();
      eventProxy.close();
      await provider.close();
      await rm(data.dataDir, { recursive: true, force: true });
    },
  };
};
