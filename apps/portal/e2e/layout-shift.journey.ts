import { enterVenue } from './support/enterVenue';
import { movesOf, watchMoves } from './support/layoutShifts';
import { openLoaded } from './support/openLoaded';
import { slowDown } from './support/slowNetwork';
import { expect, test } from './support/test';

/** The most that the content of a page may move while it loads: cumulative layout shift. */
const LIMIT = 0.02;

const maya = { venue: 'canal-wharf', persona: 'maya' };
const plan = '/portal/manage-your-plan';

/** The main screens, each opened by a person who may open it. */
const visits: readonly { venue: string; persona?: string; paths: readonly string[] }[] = [
  {
    venue: 'canal-wharf',
    paths: ['/', '/select-plan', '/select-plan?plan=cw-plus-month&step=sign-up', '/login'],
  },
  { venue: 'hartsmere-forest', paths: ['/', '/select-plan'] },
  {
    ...maya,
    paths: [
      '/portal',
      plan,
      `${plan}/plans`,
      `${plan}/plans?plan=cw-supersonic-month&step=check`,
      `${plan}/cancel`,
      '/portal/billing-information',
      '/portal/device-management',
      '/portal/preferences-and-privacy',
    ],
  },
  { venue: 'ruda-park-connect', persona: 'paused', paths: ['/portal', plan] },
];

const windows = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

for (const { paths, ...person } of visits)
  for (const [device, viewport] of Object.entries(windows))
    test(`no main screen of ${person.persona ?? 'a visitor'} at ${person.venue} moves while it loads, on a ${device}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await watchMoves(page);
      await slowDown(await context.newCDPSession(page));
      await enterVenue(page, person);
      for (const path of paths)
        await test.step(path, async () => {
          await openLoaded(page, path);
          await page.waitForLoadState('networkidle');
          const moves = await movesOf(page);
          const sum = moves.reduce((all, { share }) => all + share, 0);
          expect
            .soft(sum, `${path}\n${moves.map(({ what }) => what).join('\n')}`)
            .toBeLessThanOrEqual(LIMIT);
        });
    });
