import { everyCustomer } from './support/customer';
import { expect, test } from './support/test';
import { watchPageErrors } from './support/pageErrors';
import { expectMenu, typeAddress, enterAs } from './support/checkAccess';
import { addresses, open } from './support/access-cases/expectedAccess';
import { accessCases } from './support/access-cases/accessCases';

test.use({ viewport: { width: 1280, height: 800 } });

for (const accessCase of accessCases) {
  const name = [accessCase.venue, accessCase.persona ?? 'a new customer', accessCase.who]
    .filter(Boolean)
    .join(', ');
  test(`${name}: the menu lists their pages, and each address opens or redirects`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const targets = new Map(accessCase.opens.map((address) => [address, address]));
    for (const [from, to] of accessCase.redirects)
      for (const address of from) targets.set(address, to);
    expect([...targets.keys()], 'every address has a target').toEqual(
      expect.arrayContaining(addresses),
    );
    const pageErrors = watchPageErrors(page);
    await enterAs(page, accessCase);
    if (accessCase.menu) await expectMenu(page, accessCase, targets);
    if (!accessCase.sessionFails) expect(pageErrors.take(), 'no call fails').toEqual([]);
    for (const from of [
      ...addresses,
      ...[...targets.keys()].filter((address) => address.includes('?')),
    ])
      await typeAddress(page, from, targets.get(from) ?? '', accessCase);
    if (accessCase.persona === 'visitor' && !accessCase.sessionFails)
      for (const address of open) await typeAddress(page, address, address, accessCase);
  });
}

test('every customer and agent of the sandbox has an access case', async ({ request }) => {
  expect(accessCases.map(({ venue, persona }) => `${venue} ${persona}`)).toEqual(
    expect.arrayContaining(await everyCustomer(request)),
  );
});
