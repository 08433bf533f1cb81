import { currencies } from '@foyer/domain';
import { priceText } from '../messages/amounts';
import { say } from '../messages/say';
import { sayAt } from '../messages/sayAt';
import { planOf } from '../plans/findPlan';
import { planWords } from '../messages/planWords';
import { findSite } from '../sites/findSite';
import { findSubscription } from '../subscriptions/findSubscription';
import type { WriteLetter } from './Letter';
import { planAction } from './planAction';

/** Tells that a pause that its user has confirmed isn't charged and doesn't start. Rule LAW-11. */
export const writePauseDropped: WriteLetter = async ({ db, publicUrl }, { data }) => {
  const row = await findSubscription(db, data['subscriptionId'] ?? '');
  if (!row) return null;
  const site = await findSite(db, row.locationId);
  const { title: item } = planWords((await planOf(db, row.priceId)).details);
  const currency = currencies.find((known) => known === data['currency']) ?? 'XXX';
  const amount = priceText({ minor: Number(data['amount']), currency });
  return {
    locationId: row.locationId,
    subject: say('pauseDroppedSubject', { item }),
    paragraphs: [
      sayAt(site, 'pauseDroppedText', { item, amount }),
      sayAt(site, 'pauseDroppedAgain'),
    ],
    action: planAction(publicUrl),
  };
};
