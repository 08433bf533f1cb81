import { everyCustomer } from './support/customer';
import { expect, test } from './support/test';
import { watchPageErrors } from './support/pageErrors';
import { expectMenu, typeAddress, walkIn } from './support/walkPortal';
import { addresses, open } from './support/walks/people';
import { walks } from './support/walks/walks';

test.use({ viewport: { width: 1280, height: 800 } });

for (const walk of walks) {
  const name = [walk.venue, walk.persona ?? 'somebody new', walk.who].filter(Boolean).join(', ');
  test(`${name}: the menu is theirs, and every address opens or leads on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ends = new Map(walk.opens.map((address) => [address, address]));
    for (const [from, to] of walk.leads) for (const address of from) ends.set(address, to);
    expect([...ends.keys()], 'every address has an end').toEqual(expect.arrayContaining(addresses));
    const pageErrors = watchPageErrors(page);
    await walkIn(page, walk);
    if (walk.menu) await expectMenu(page, walk, ends);
    if (!walk.sessionFails) expect(pageErrors.take(), 'nothing is refused on the way').toEqual([]);
    for (const from of [
      ...addresses,
      ...[...ends.keys()].filter((address) => address.includes('?')),
    ])
      await typeAddress(page, from, ends.get(from) ?? '', walk);
    if (walk.persona === 'visitor' && !walk.sessionFails)
      for (const address of open) await typeAddress(page, address, address, walk);
  });
}

test('every customer and every agent whom the sandbox has walks here', async ({ request }) => {
  expect(walks.map(({ venue, persona }) => `${venue} ${persona}`)).toEqual(
    expect.arrayContaining(await everyCustomer(request)),
  );
});
