import { DAY } from '@foyer/domain';
import { cards, payAt } from '../../support/payCheckout';
import { textAt } from '../../support/textAt';
import type { Answer } from '../../support/Visitor';
import { minor, type Customer, type PlanShown } from './Customer';

/** A card that can be stored and is declined when it is charged. */
const DECLINED_LATER = '4000000000000341';

const succeeded = ({ status }: Answer) => status < 300;

const otherThan = (customer: Customer, priceId: string | null): [string, ...string[]] => {
  const [first = '', ...others] = Object.keys(customer.shop.prices).filter((id) => id !== priceId);
  return [first, ...others];
};

const orderOf = (customer: Customer, priceId: string, couponCode: string | null) => ({
  priceId,
  ...(couponCode === null ? {} : { couponCode }),
  ...(customer.engine === 'STRIPE' ? { mode: 'subscription', returnPath: '/stripe-return' } : {}),
});

/** Orders in one window, pressing twice, and pays what the window was offered. */
const buyInWindow = async (customer: Customer, order: object): Promise<void> => {
  const { engine, world } = customer;
  const path =
    engine === 'STRIPE' ? '/api/billing/create-checkout-session' : '/api/internal-subscription';
  const [answers = []] = await customer.press('POST', path, [order]);
  for (const answer of answers.filter(succeeded)) {
    const pay =
      engine === 'STRIPE'
        ? payAt(world.providerOrigin, textAt(answer, 'clientSecret'), cards.pays)
        : world.stripe.paymentIntents.confirm(textAt(answer, 'paymentIntentId'), {
            payment_method: 'pm_card_visa',
          });
    await pay.catch(() => undefined);
    if (engine === 'STRIPE')
      await customer.call('GET', `/api/billing/session-status/${textAt(answer, 'id')}`);
  }
};

/** Signs up and buys, in up to three windows, in which different plans may be chosen. */
export const buy = async (customer: Customer): Promise<void> => {
  const { random, shop, world } = customer;
  const signUp = async () => {
    await customer.visitor.signUp();
    return { status: 200, body: {}, headers: new Headers() };
  };
  await world.untilAnswered(signUp);
  const coupon = random.chance(0.3) ? shop.coupon : null;
  const first = random.pick(otherThan(customer, null));
  const wanted = Array.from({ length: 1 + random.below(3) }, () =>
    random.chance(0.8) ? first : random.pick(otherThan(customer, first)),
  );
  const order = (priceId: string) => orderOf(customer, priceId, coupon?.code ?? null);
  await Promise.all(wanted.map((priceId) => buyInWindow(customer, order(priceId))));
  // Windows that chose different plans may have closed each other's orders.
  for (let tries = 0; tries < 5 && (await customer.look())?.state !== 'active'; tries += 1)
    await buyInWindow(customer, order(first));
  const plan = await customer.look();
  if (plan?.state !== 'active' || ![...wanted, first].includes(plan.priceId))
    return void customer.broken.push(
      `ordered ${wanted.join(', ')}, and has ${JSON.stringify(plan)}`,
    );
  customer.plan = plan;
  const price = shop.prices[plan.priceId] ?? 0;
  customer.count('purchases');
  customer.owe(
    coupon ? price - (price * coupon.percentOff) / 100 : price,
    `buys ${plan.priceId} in ${wanted.length} windows${coupon ? ' with a coupon' : ''}`,
  );
};

/** Changes the plan in one or two windows, which were shown prices at the same moment. */
const change = async (
  customer: Customer,
  { priceId }: PlanShown,
  mayBeRefused = false,
): Promise<void> => {
  const { random } = customer;
  const targets = otherThan(customer, priceId).slice(random.below(2));
  const quotes: { target: string; shown: Answer }[] = [];
  for (const target of targets) {
    const shown = await customer.call('GET', `/api/subscription/upgrade/info?priceId=${target}`);
    if (succeeded(shown)) quotes.push({ target, shown });
  }
  const bodies = quotes.map(({ target, shown }) => ({
    id: shown.body['id'],
    prorationDate: shown.body['prorationDate'],
    priceId: target,
  }));
  const answers = await customer.press('POST', '/api/subscription/upgrade', bodies);
  const accepted = quotes.filter((_, index) => answers[index]?.some(succeeded));
  for (const { target, shown } of accepted) {
    customer.count('changes');
    customer.owe(
      minor(shown.body['costToPay']),
      `changes to ${target} ${textAt(shown, 'effective')}`,
    );
  }
  const changed = accepted.find(({ shown }) => textAt(shown, 'effective') === 'now')?.target;
  const plan = await customer.look();
  if (plan?.priceId !== (changed ?? priceId))
    customer.broken.push(`changed from ${priceId} to ${changed}, and has ${plan?.priceId}`);
  if (accepted.length === 0 && customer.hasGoodCard && !mayBeRefused)
    customer.broken.push(
      `no change was made: ${JSON.stringify(answers.flat().map(({ status, body }) => [status, body]))}`,
    );
};

const iso = (at: number) => new Date(at).toISOString();

/** Pauses the plan, at once or later, until after the next step of the clock. */
const pause = async (customer: Customer): Promise<void> => {
  const { random, world } = customer;
  const now = await world.now();
  const start = now + (random.chance(0.5) ? 0 : 2 + random.below(5)) * DAY;
  const end = start + (21.25 + random.below(40)) * DAY;
  const dates = { startDate: iso(start), endDate: iso(end) };
  const quoted = minor(
    (await customer.call('PATCH', '/api/pause/update-price', dates)).body['price'],
  );
  const [answers = []] = await customer.press('POST', '/api/pause', [dates]);
  const begun = answers.find(succeeded);
  if (!begun) {
    if (customer.hasGoodCard)
      customer.broken.push(`no pause was made: ${JSON.stringify(answers.map(({ body }) => body))}`);
    return;
  }
  customer.hasPaused = true;
  customer.count('pauses');
  customer.owePause(quoted, `pauses from ${dates.startDate} to ${dates.endDate}`);
  if (customer.next && start < customer.next.at) customer.next.at += end - start;
};

/** Makes the pause longer. */
const prolongPause = async (customer: Customer): Promise<void> => {
  const before = await customer.call('GET', '/api/pause');
  const oldEnd = Date.parse(textAt(before, 'endDate'));
  if (Number.isNaN(oldEnd)) return;
  const endDate = iso(oldEnd + (5 + customer.random.below(40)) * DAY);
  const dates = { startDate: textAt(before, 'startDate'), endDate };
  const shown = await customer.call('PATCH', '/api/pause/update-price', dates);
  const [answers = []] = await customer.press('PATCH', '/api/pause/end-date', [{ endDate }]);
  if (!answers.some(succeeded)) {
    if (customer.hasGoodCard)
      customer.broken.push(`the pause stayed: ${JSON.stringify(answers.map(({ body }) => body))}`);
    return;
  }
  customer.count('longer pauses');
  const more = minor(shown.body['price']) - minor(before.body['price']);
  customer.owePause(Math.max(0, more), `pauses until ${endDate}`);
  if (customer.next) customer.next.at += Date.parse(endDate) - oldEnd;
};

/** Ends the pause. Within the days to withdraw of a payment, its unused days are refunded. */
const endPause = async (customer: Customer): Promise<void> => {
  const { body } = await customer.call('GET', '/api/pause');
  await customer.call('DELETE', '/api/unpause');
  customer.note('ends the pause');
  customer.takeBackPause(minor(body['refundAmount']));
};

const cancel = async (customer: Customer): Promise<void> => {
  await customer.call('DELETE', '/api/subscription', { cancellationReason: 'leaving' });
  customer.count('cancellations');
  customer.note('cancels');
};

/** Confirms a change in one window and cancels in another: what is answered first happens. */
const changeAndCancel = async (customer: Customer, plan: PlanShown): Promise<void> => {
  await Promise.all([change(customer, plan, true), cancel(customer)]);
};

/** Free access is over once a plan was paid. */
const askForFreeAccess = async (customer: Customer): Promise<void> => {
  const path = `/api/user/${customer.visitor.userId}/type`;
  const answer = await customer.call('PATCH', path, { type: 'FREE_SIGN_UP' });
  if (answer.status !== 409) customer.broken.push(`free access was answered ${answer.status}`);
  customer.note('asks for free access');
};

const revive = async (customer: Customer): Promise<void> => {
  await customer.call('POST', '/api/subscription/revive');
  customer.note('revives the plan');
};

/** Replaces the card and pays the bill that is due, in two windows. */
const payDue = async (customer: Customer): Promise<void> => {
  const account = await customer.call('GET', '/api/user');
  const bill = account.body['siteUser']?.['lastInvoice'];
  if (String(bill?.['state']) !== 'open')
    return void customer.broken.push(`is past due, and the bill shown is ${JSON.stringify(bill)}`);
  await customer.replaceCard(cards.pays);
  const path = `/api/billing/invoice/${String(bill?.['id'])}/execute`;
  const answers = (await customer.press('POST', path, [{}, {}])).flat();
  if (!answers.some(succeeded))
    customer.broken.push(
      `the bill was not paid: ${JSON.stringify(answers.map(({ body }) => body))}`,
    );
  customer.count('bills paid in two windows');
  customer.owe(minor(bill?.['amount']), 'pays the bill');
};

/** What a customer may do with a plan in this state. */
const choices = (customer: Customer, { state, scheduled }: PlanShown) => {
  if (state === 'paused') return [prolongPause, endPause];
  if (state === 'cancelled') return [revive];
  const replace = () => customer.replaceCard(DECLINED_LATER);
  return [
    change,
    change,
    cancel,
    replace,
    changeAndCancel,
    askForFreeAccess,
    ...(customer.hasPaused || scheduled ? [] : [pause, pause]),
  ];
};

/** Does one thing that the state of the plan allows, or nothing. */
export const actOnce = async (customer: Customer): Promise<void> => {
  const { random } = customer;
  const plan = await customer.look();
  const expected = customer.plan?.priceId;
  // A plan that is not paid ends after the last try.
  const mayHaveEnded = !customer.hasGoodCard && !plan;
  if (plan?.priceId !== expected && !mayHaveEnded)
    customer.broken.push(`must have ${expected}, and has ${plan?.priceId}`);
  if (plan?.state === 'pastDue') await payDue(customer);
  else if (plan && random.chance(0.85)) {
    const [first, ...others] = choices(customer, plan);
    if (first) await random.pick([first, ...others])(customer, plan);
  }
  customer.plan = await customer.look();
};
