import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findKey, renewKey } from '../services/network-keys/networkKey';
import { endSessions } from '../services/sessions/sessions';
import { makeDeferred } from './support/deferred';
import { holdHash } from './support/holdPasswords';
import { codeIn, lastMessage } from './support/outbox';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

/** The database refuses the next key as if another user had its passphrase. */
const refuseNextKey = async ({ db }: TestSandbox['backend']): Promise<void> => {
  await db.execute(sql`create sequence key_tries`);
  await db.execute(sql`create function refuse_first_key() returns trigger language plpgsql as $$
    begin
      if nextval('key_tries') = 1 then raise unique_violation; end if;
      return new;
    end $$`);
  await db.execute(sql`create trigger refuse_first_key before insert or update on network_keys
    for each row execute function refuse_first_key()`);
};

const keyTries = async ({ db }: TestSandbox['backend']): Promise<number | undefined> => {
  const tries = sql<number>`last_value::int`;
  const [row] = await db.select({ tries }).from(sql`key_tries`);
  return row?.tries;
};

// PASS-4, SES-36
describe.each(bothEngines)('a Wi-Fi password that a reset renews (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  const ask = (visitor: Visitor, renew = false) =>
    visitor.call('POST', '/api/network/handle-dpsk', renew ? { renew } : {});
  const keyOf = async ({ userId }: Visitor) =>
    (await findKey(sandbox.backend.db, userId))?.passphrase;
  const newAddress = () => `owner-${Math.random().toString(36).slice(2)}@post.example`;
  const openLink = async (email: string) => {
    const owner = await new Visitor(sandbox).arrive();
    await owner.call('POST', '/api/user/password-reset/request-email', { email });
    const code = codeIn((await lastMessage(sandbox, email)).links[0]);
    const given = { code, password: 'the owner of the address' };
    return owner.call('POST', '/api/user/password-reset/by-email', given);
  };

  /** Resets the password while a stranger in the account asks for its key. @returns the key that they read */
  const askDuringReset = async (stranger: Visitor, email: string): Promise<string> => {
    const held = holdHash(sandbox.backend);
    const opened = openLink(email);
    await held.reached;
    const told = textAt(await ask(stranger), 'passphrase');
    const { body } = await stranger.call('GET', '/api/devices');
    expect(body).toMatchObject({ wpaPskPassphrase: told });
    held.release();
    expect((await opened).status).toBe(204);
    return told;
  };
  const expectRenewed = async (stranger: Visitor, email: string, told: string) => {
    expect((await ask(stranger)).status).toBe(401);
    expect(await keyOf(stranger)).not.toBe(told);
    expect((await lastMessage(sandbox, email)).body).toContain(
      'changed the password of your Wi-Fi network',
    );
  };

  test('stays unknown to a stranger who had the key before and asks again while the new password is hashed', async () => {
    const email = newAddress();
    const stranger = await new Visitor(sandbox).signUp({ email });
    const before = textAt(await ask(stranger), 'passphrase');
    const told = await askDuringReset(stranger, email);
    expect(told).toBe(before);
    await expectRenewed(stranger, email, told);
  });

  test('stays unknown to a stranger who makes the first key while the new password is hashed', async () => {
    const email = newAddress();
    const stranger = await new Visitor(sandbox).signUp({ email });
    expect(await keyOf(stranger)).toBeUndefined();
    await expectRenewed(stranger, email, await askDuringReset(stranger, email));
  });

  test('is not renewed again by a session that the reset ends at that moment', async () => {
    const stranger = await new Visitor(sandbox).signUp({ email: newAddress() });
    await ask(stranger);
    const { db, clock } = sandbox.backend;
    const [begun, release] = [makeDeferred(), makeDeferred()];
    const reset = db.transaction(async (tx) => {
      await endSessions({ db: tx, clock }, stranger.userId);
      await renewKey({ db: tx, clock }, { id: stranger.userId });
      begun.resolve();
      await release.promise;
    });
    await begun.promise;
    const asked = ask(stranger, true);
    await new Promise((resolve) => setTimeout(resolve, 200));
    release.resolve();
    await reset;
    const renewed = await keyOf(stranger);
    expect((await asked).status).toBe(401);
    expect(await keyOf(stranger)).toBe(renewed);
  });

  test('is drawn again where another user has the first one, and the reset goes on', async () => {
    const email = newAddress();
    const stranger = await new Visitor(sandbox).signUp({ email });
    const told = textAt(await ask(stranger), 'passphrase');
    await refuseNextKey(sandbox.backend);
    expect((await openLink(email)).status).toBe(204);
    expect(await keyTries(sandbox.backend)).toBeGreaterThan(1);
    expect(await keyOf(stranger)).not.toBe(told);
  });
});
