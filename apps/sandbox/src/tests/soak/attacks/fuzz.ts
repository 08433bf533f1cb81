import fc from 'fast-check';
import { PERSONA_PASSWORD } from '../../../scenarios/seedPersona';
import { bothEngines, startTestSandbox, type TestSandbox } from '../../support/testSandbox';
import { textAt } from '../../support/textAt';
import { Visitor } from '../../support/Visitor';
import type { Attack } from '../Attack';
import { differences, operations, type PlacedOperation } from '../fuzz/apiDocument';
import { requestOf, type FuzzedRequest, type Sender } from '../fuzz/requestOf';

/** A call that takes longer hangs. */
const LONGEST_MS = 10_000;

/** Texts that mean something at the venue, apart from anybody's ids. */
const publicTexts = [
  'canal-wharf',
  'foyer',
  'CanalWharf',
  'cw-plus-month',
  'cw-connect-month',
  'cw-essential-week',
  'AUTUMN20',
  'WELCOME100',
  'A4:83:E7:00:00:01',
  'someone@post.example',
  'a long enough one',
  '+447700900123',
  '/stripe-return',
  '0',
  '1',
];

const logIn = async (sandbox: TestSandbox, email: string): Promise<Visitor> => {
  const visitor = await new Visitor(sandbox).arrive();
  await visitor.logIn(email, PERSONA_PASSWORD);
  return visitor;
};

/** The ids of one person's things, as their own calls show them. */
const idsOf = async (visitor: Visitor): Promise<string[]> => {
  const user = await visitor.call('GET', '/api/user');
  const billing = await visitor.call('GET', '/api/billing');
  const devices = await visitor.call('GET', '/api/devices');
  const sessions = await visitor.call('GET', '/api/user/sessions');
  return [
    textAt(user, 'userId'),
    textAt(user, 'siteUser.stripeUserInfo.customerId'),
    textAt(billing, 'subscriptions.0.id'),
    textAt(billing, 'invoices.0.id'),
    textAt(billing, 'invoices.0.number'),
    textAt(devices, 'devices.0.id'),
    textAt(sessions, '0.id'),
  ].filter((id) => id !== '');
};

/** A person whose data nobody else may see. */
const VICTIM = {
  email: 'maya.okafor@hey.co.uk',
  secrets: ['maya.okafor', 'Okafor', '+447700900142', 'heron-maple-4821-river', 'Maya’s iPhone'],
};

/** Sends generated requests to every operation, as nobody, as a visitor and as a customer. */
class Fuzzer {
  readonly #sandbox: TestSandbox;
  readonly #senders: Partial<Record<Sender, Visitor>> = {};
  #known: string[] = [];
  #secrets: string[] = [];
  readonly seen: Record<string, number> = {};

  constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox;
  }

  async prepare(): Promise<void> {
    const ids = await idsOf(await logIn(this.#sandbox, VICTIM.email));
    this.#secrets = [...VICTIM.secrets, ...ids];
    this.#known = [...publicTexts, VICTIM.email, ...ids];
    await this.#refresh();
  }

  /** Gives visitor and customer new sessions where requests have ended the old ones. */
  async #refresh(): Promise<void> {
    this.#senders.visitor = await new Visitor(this.#sandbox).arrive();
    const { customer } = this.#senders;
    if (customer && (await customer.call('GET', '/api/user')).status === 200) return;
    const fresh = await new Visitor(this.#sandbox).signUp();
    this.#senders.customer = fresh;
    this.#known = [...this.#known, ...(await idsOf(fresh))];
  }

  async #send({ sender, method, url, headers, body }: FuzzedRequest) {
    const token = this.#senders[sender]?.token;
    const asked = this.#sandbox.app.request(url, {
      method,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === null ? {} : { body }),
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('There was no answer.')), LONGEST_MS);
    });
    const response = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, text: await response.text() };
  }

  /** What is wrong with the answer to one request. */
  async #check(operation: PlacedOperation, request: FuzzedRequest): Promise<string[]> {
    const response = await this.#send(request);
    const status = String(response.status);
    this.seen[status] = (this.seen[status] ?? 0) + 1;
    const sent = JSON.stringify(request);
    const leaked = this.#secrets.filter(
      (secret) => response.text.includes(secret) && !sent.includes(secret),
    );
    return [
      ...differences(operation, response),
      ...leaked.map((secret) => `Another person's ${secret} is in the answer.`),
    ];
  }

  /** Fuzzes one operation. */
  async attack(operation: PlacedOperation, runs: number, seed: number): Promise<string[]> {
    await this.#refresh();
    const requests = requestOf(operation, this.#known);
    const outcome = await fc.check(
      fc.asyncProperty(requests, async (request) => {
        const broken = await this.#check(operation, request);
        if (broken.length > 0) throw new Error(broken.join(' '));
      }),
      { numRuns: runs, seed },
    );
    if (!outcome.failed) return [];
    const [request] = outcome.counterexample ?? [];
    const error = outcome.errorInstance;
    return [
      `${operation.operation.operationId}, run ${outcome.numRuns}: ${
        error instanceof Error ? error.message : String(error)
      } The request: ${JSON.stringify(request).slice(0, 500)}`,
    ];
  }
}

/** Requests by chance to every operation of the API's document, in process. */
export const fuzz: Attack = {
  name: 'fuzz',
  claim:
    'every operation answers valid and broken requests as the API’s document says, and shows nobody else’s data',
  engines: bothEngines,
  rounds: { test: 6, soak: 500 },
  run: async (engine, { rounds, seed }) => {
    const sandbox = await startTestSandbox(engine, { rateLimits: false });
    try {
      const fuzzer = new Fuzzer(sandbox);
      await fuzzer.prepare();
      const broken: string[] = [];
      for (const operation of operations)
        broken.push(...(await fuzzer.attack(operation, rounds, seed)));
      return { broken, seen: fuzzer.seen };
    } finally {
      await sandbox.close();
    }
  },
};
