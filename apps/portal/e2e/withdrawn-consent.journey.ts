import { enterVenue, expectHeading } from './support/enterVenue';
import { expect, test } from './support/test';
import { startTrackers } from './support/trackers';

test.describe('advertising trackers', () => {
  // The page's policy allows only the trackers of the sandbox's own configuration.
  test.use({ bypassCSP: true });

  // TRACK-6
  test('stop when the consent is withdrawn, in another tab too, and lose their cookies', async ({
    page,
    context,
  }) => {
    const networkCookies = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));
    const told = await startTrackers(page);
    await enterVenue(page, { venue: 'canal-wharf' });
    await page.getByRole('link', { name: /See plans/ }).click();
    await page.getByRole('button', { name: 'Yes, share them' }).click();
    await expect.poll(() => told.length).toBeGreaterThan(1);
    await expect.poll(networkCookies).toHaveLength(2);
    const other = await context.newPage();
    const toldByOther = await startTrackers(other);
    await other.goto('/v2/#/select-plan');
    await expect.poll(() => toldByOther.length).toBeGreaterThan(1);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await expect.poll(networkCookies).toEqual([]);
    const before = [told.length, toldByOther.length];
    for (const tab of [page, other]) {
      await tab.goto('/v2/#/');
      await tab.getByRole('link', { name: /See plans/ }).click();
      await tab.getByRole('radio', { name: 'Essential', exact: true }).click();
      await tab.getByRole('button', { name: 'Continue' }).click();
      await expectHeading(tab, 'Your details');
    }
    expect([told.length, toldByOther.length]).toEqual(before);
    expect(await networkCookies()).toEqual([]);
  });
});
