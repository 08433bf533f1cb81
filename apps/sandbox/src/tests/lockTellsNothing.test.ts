import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '@foyer/domain';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** Where somebody guesses, without the account’s device. */
const OUTSIDE = ['outside the network', ''] as const;
const AT_VENUE = ['at the venue', 'meridian-tower'] as const;

// LOGIN-10, LOGIN-22
describe.each(engines)('nothing tells whether there is an account (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  let networks = 0;
  const stranger = async (locationId: string) => {
    const visitor = new Visitor(sandbox, locationId, locationId && undefined);
    networks += 1;
    visitor.address = `192.0.2.${networks}`;
    return visitor.arrive();
  };
  const member = async () => {
    const email = `${randomBytes(6).toString('hex')}@harcourt.example`;
    const externalId = `Q-${randomBytes(6).toString('hex')}`;
    await new Visitor(sandbox, 'meridian-tower').signUp({
      email,
      externalId,
      mobile: '+447700900002',
    });
    return { email, number: externalId };
  };
  const nobody = { email: 'nobody.at.all@harcourt.example', number: 'Q-nobody' };

  /** The answers to wrong passwords for these names, one after another. */
  const guess = async (locationId: string, names: readonly string[]) => {
    const visitor = await stranger(locationId);
    const said: unknown[] = [];
    for (const name of names) {
      const { status, body, headers } = await visitor.logIn(name, 'not this one');
      said.push([status, body, headers.get('x-auth-error'), headers.has('retry-after')]);
    }
    return said;
  };
  const five = (name: string) => Array<string>(5).fill(name);

  test.each([OUTSIDE, AT_VENUE])(
    'however an email address is written after five wrong passwords, %s',
    async (_place, locationId) => {
      const { email } = await member();
      for (const [first, next] of [
        ['', '@zz'],
        ['@zz', ''],
        ['', '@meridian'],
      ] as const) {
        const written = (name: string) => [...five(`${name}${first}`), `${name}${next}`];
        const said = await guess(locationId, written(email));
        expect(said).toEqual(await guess(locationId, written(nobody.email)));
        expect(said.at(-1)).toContain('Your account is still disabled');
      }
    },
  );

  test.each([OUTSIDE, AT_VENUE])(
    'however an operator’s number is written after five wrong passwords, %s',
    async (_place, locationId) => {
      const { number } = await member();
      for (const [first, next] of [
        ['', '@MERIDIAN'],
        ['@MERIDIAN', ''],
        ['', '@zz'],
      ] as const) {
        const written = (name: string) => [...five(`${name}${first}`), `${name}${next}`];
        expect(await guess(locationId, written(number))).toEqual(
          await guess(locationId, written(nobody.number)),
        );
      }
    },
  );

  test('where the first guess was one that no account has', async () => {
    const { email } = await member();
    const guessLate = async (name: string) => {
      const visitor = await stranger('');
      const said: unknown[] = [];
      const logIn = async (written: string) =>
        said.push((await visitor.logIn(written, 'not this one')).headers.get('x-auth-error'));
      await logIn(`${name}@zz`);
      await sandbox.moveClock(14 * MINUTE);
      for (const each of five(name)) await logIn(each);
      await sandbox.moveClock(2 * MINUTE);
      for (const each of [...five(name), name]) await logIn(each);
      return said;
    };
    expect(await guessLate(email)).toEqual(await guessLate(nobody.email));
  });

  test('a number and an email address of one account have one count', async () => {
    const { email, number } = await member();
    const said = await guess('meridian-tower', [...five(number), email]);
    expect(said.at(-1)).toContain('Your account is still disabled');
  });

  test.each([OUTSIDE, AT_VENUE])(
    'however the address is written that asks for a new password, %s',
    async (_place, locationId) => {
      const ask = async (path: string, name: string) => {
        const visitor = await stranger(locationId);
        const statuses: number[] = [];
        for (const email of [name, `${name}@zz`]) {
          const body = { email, phoneNumber: '+447700900002' };
          statuses.push((await visitor.call('POST', path, body)).status);
        }
        return statuses;
      };
      const { email } = await member();
      for (const path of [
        '/api/user/password-reset/request-email',
        '/api/user/password-reset/request-sms',
        '/api/user/resend-confirmation',
      ])
        expect([path, await ask(path, email)]).toEqual([path, await ask(path, nobody.email)]);
    },
  );
});
