import { enterVenue } from './support/enterVenue';
import { expectFits } from './support/layout';
import { expect, test } from './support/test';

test('every venue’s landing page fits a small window, wide spacing and large text', async ({
  page,
}) => {
  const answer = await page.request.get('/sandbox/api/venues', { maxRetries: 3 });
  const venues = (await answer.json()) as { locationId: string }[];
  expect(venues.length).toBeGreaterThan(10);
  for (const { locationId } of venues) {
    await enterVenue(page, { venue: locationId });
    await expectFits(page, locationId);
  }
});
