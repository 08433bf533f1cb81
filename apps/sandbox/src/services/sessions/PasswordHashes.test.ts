import { describe, expect, test } from 'vitest';
import { PasswordHashes } from './PasswordHashes';

const PASSWORD = 'a long enough one';
const ACCENTED = 'Zoë’s café at noon';
/** A hash of that password from before hashes named their cost. */
const UNNAMED = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA==$pmCZ1T4DZ4fVx6O8XEKveSta3k18Pv0KG3PdLbdtpeo=';

const from = (address: string) => ({ counted: address, address });

describe('password hashes', () => {
  test('have the recommended cost by default, and name it', async () => {
    expect(await new PasswordHashes().hash(PASSWORD)).toMatch(/^scrypt\$N=131072,r=8,p=1\$/);
  });

  test.each([
    ['a right password', PASSWORD, PASSWORD, true],
    ['a right password in another Unicode form', ACCENTED, ACCENTED.normalize('NFD'), true],
    ['a wrong password', PASSWORD, 'not this one', false],
  ])('recognise %s', async (_name, chosen, given, isRight) => {
    const hashes = new PasswordHashes(10);
    const stored = await hashes.hash(chosen);
    expect(await hashes.check(given, stored)).toEqual({ isRight, isOutdated: false });
  });

  test('of another cost are checked, and are out of date', async () => {
    const hashes = new PasswordHashes(10);
    expect(await hashes.check(PASSWORD, UNNAMED)).toEqual({ isRight: true, isOutdated: true });
    expect(await hashes.check('not this one', UNNAMED)).toMatchObject({ isRight: false });
    const dearer = await new PasswordHashes(11).hash(PASSWORD);
    expect(await hashes.check(PASSWORD, dearer)).toEqual({ isRight: true, isOutdated: true });
  });

  test('are computed for a name without an account too', async () => {
    const hashes = new PasswordHashes(15);
    const stored = await hashes.hash(PASSWORD);
    const time = async (hash: string | null) => {
      const start = performance.now();
      expect(await hashes.check('not this one', hash)).toMatchObject({ isRight: false });
      return performance.now() - start;
    };
    const [known, unknown] = [await time(stored), await time(null)];
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test('of one network never take all places: another network’s log-in gets its turn', async () => {
    const hashes = new PasswordHashes(14);
    const stored = await hashes.hash(PASSWORD);
    const flood = Promise.allSettled(
      Array.from({ length: 60 }, () => hashes.check('not this one', stored, from('192.0.2.1'))),
    );
    expect(await hashes.check(PASSWORD, stored, from('192.0.2.2'))).toMatchObject({
      isRight: true,
    });
    const refused = (await flood).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(40);
  });

  test('of four networks never take all places: a fifth’s log-in comes after one of each', async () => {
    const hashes = new PasswordHashes(14);
    const stored = await hashes.hash(PASSWORD);
    const order: string[] = [];
    const flood = Promise.allSettled(
      [1, 2, 3, 4].flatMap((network) =>
        Array.from({ length: 12 }, async () => {
          await hashes.check('not this one', stored, from(`192.0.2.${network}`));
          order.push('flood');
        }),
      ),
    );
    expect(await hashes.check(PASSWORD, stored, from('192.0.2.5'))).toMatchObject({
      isRight: true,
    });
    expect(order.length).toBeLessThanOrEqual(8);
    await flood;
  });

  test.each([
    ['of forty networks of one line', (one: number) => from(`2001:db8:1:${one}::/64`)],
    [
      'of forty devices that one phone makes up',
      (one: number) => ({ counted: `device ${one}`, address: '192.0.2.1' }),
    ],
  ])('%s never take all places', async (_name, asker) => {
    const hashes = new PasswordHashes(14);
    const stored = await hashes.hash(PASSWORD);
    const flood = Promise.allSettled(
      Array.from({ length: 40 }, (_, one) => hashes.check('not this one', stored, asker(one))),
    );
    const elsewhere = Promise.all(
      [1, 2, 3].map((line) => hashes.check(PASSWORD, stored, from(`198.51.100.${line}`))),
    );
    expect(await elsewhere).toHaveLength(3);
    await flood;
  });

  test('of one address fill the whole queue where nobody else waits', async () => {
    const hashes = new PasswordHashes(14);
    const stored = await hashes.hash(PASSWORD);
    const guests = Array.from({ length: 40 }, (_, one) =>
      hashes.check(PASSWORD, stored, { counted: `device ${one}`, address: '192.0.2.1' }),
    );
    expect(await Promise.all(guests)).toHaveLength(40);
  });

  test('of two wide networks that fill the queue give a place up to a third', async () => {
    const hashes = new PasswordHashes(14);
    const stored = await hashes.hash(PASSWORD);
    const flood = Promise.allSettled(
      ['a', 'b'].flatMap((line) =>
        Array.from({ length: 30 }, (_, one) =>
          hashes.check('not this one', stored, from(`2001:db8:${line}:${one}::/64`)),
        ),
      ),
    );
    const third = await hashes.check(PASSWORD, stored, from('2001:db8:c:1::/64'));
    expect(third).toMatchObject({ isRight: true });
    await flood;
  });

  test('do not hold up other work, and long queues are refused', async () => {
    const hashes = new PasswordHashes(14);
    const all = Promise.allSettled(Array.from({ length: 60 }, () => hashes.hash(PASSWORD)));
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const results = await all;
    clearInterval(timer);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(18);
    for (const one of refused)
      expect(one).toMatchObject({
        reason: { code: 'TOO_MANY_REQUESTS', details: { retryAfter: 10 } },
      });
    expect(longest).toBeLessThan(500);
    expect(await hashes.hash(PASSWORD)).toContain('N=16384');
  });
});
