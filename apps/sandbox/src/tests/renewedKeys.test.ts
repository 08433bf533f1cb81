import * as crypto from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findKey, renewKey } from '../services/network-keys/networkKey';
import { endSessions } from '../services/sessions/sessions';
import { makeDeferred } from './support/deferred';
import { holdHash } from './support/holdPasswords';
import { codeIn, lastMessage } from './support/outbox';
import { bothEngines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, randomInt: vi.fn(real.randomInt) };
});

// PASS-4, SES-36
describe.each(bothEngines)('a Wi-Fi password that a reset renews (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterEach(() => vi.restoreAllMocks());
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

  test.each([
    ['of before', true],
    ['of that moment', false],
  ])(
    'stays unknown to a stranger who asks while the new password is hashed: their key %s is renewed',
    async (_, hadKey) => {
      const email = newAddress();
      const stranger = await new Visitor(sandbox).signUp({ email });
      const before = hadKey ? textAt(await ask(stranger), 'passphrase') : null;
      const held = holdHash(sandbox.backend);
      const opened = openLink(email);
      await held.reached;
      const told = textAt(await ask(stranger), 'passphrase');
      expect(told).toBe(before ?? told);
      const { body } = await stranger.call('GET', '/api/devices');
      expect(body).toMatchObject({ wpaPskPassphrase: told });
      held.release();
      expect((await opened).status).toBe(204);
      expect((await ask(stranger)).status).toBe(401);
      expect(await keyOf(stranger)).not.toBe(told);
      expect((await lastMessage(sandbox, email)).body).toContain(
        'changed the password of your Wi-Fi network',
      );
    },
  );

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

  test('is another user’s never: a taken one is tried again, and the reset goes on', async () => {
    const [one, other] = [
      await new Visitor(sandbox).signUp({ email: newAddress() }),
      await new Visitor(sandbox).signUp({ email: newAddress() }),
    ];
    const { db, clock } = sandbox.backend;
    const renew = ({ userId }: Visitor) =>
      db.transaction((tx) => renewKey({ db: tx, clock }, { id: userId }));
    const { randomInt } = await vi.importActual<typeof crypto>('node:crypto');
    const digits = [4821, 4821];
    // Mails of the registrations draw numbers meanwhile, so only the numbers of keys are fixed.
    const draw = (min: number, max?: number): number => {
      if (max === undefined) return 1;
      return (max === 10_000 && digits.shift()) || randomInt(min, max);
    };
    vi.mocked(crypto.randomInt).mockImplementation(draw);
    onTestFinished(() => void vi.mocked(crypto.randomInt).mockReset());
    await renew(one);
    await renew(other);
    expect(await keyOf(one)).toContain('4821');
    expect(await keyOf(other)).not.toBe(await keyOf(one));
  });
});
