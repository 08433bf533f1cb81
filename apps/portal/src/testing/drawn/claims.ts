import billing from '~/features/billing/texts/en.json';
import plan from '~/features/plan/texts/en.json';
import { fieldsOf } from './drawAnswer';
import type { Drawn } from './drawBackend';
import { textsOf } from './faultsOfPage';

/** A sentence about money or access, and what the answers must say for it. */
interface Claim {
  texts: readonly (string | RegExp)[];
  needs: (drawn: Drawn) => boolean;
}

const subscriptions = (drawn: Drawn) =>
  [
    fieldsOf(drawn.getSubscription).subscription,
    fieldsOf(drawn.getDashboard).subscription,
    drawn.getBillingSubscription,
    ...Object.values(fieldsOf(drawn.getBillingSubscriptions)),
    ...Object.values(fieldsOf(fieldsOf(drawn.getBilling).subscriptions)),
  ].map(fieldsOf);

const isIn = (drawn: Drawn, ...states: string[]): boolean =>
  subscriptions(drawn).some(({ state }) => states.includes(String(state).toLowerCase()));

/** True or false, also as text. */
const is = (value: unknown, truth: boolean): boolean => String(value) === String(truth);

const isPaidOnce = (drawn: Drawn): boolean =>
  subscriptions(drawn).some(({ recurring }) => is(recurring, false));

/** A refund isn't a price. */
const PRICE = /^(?!refunded).*(?:price|amount|payment|fee|total|paid|due)/i;

/** Some answer has a price of zero, also as text. */
const saysZero = (value: unknown, name = ''): boolean =>
  (PRICE.test(name) && (value === 0 || value === '0')) ||
  Object.entries(fieldsOf(value)).some(([key, inner]) =>
    // An amount stands beside its currency, and the parent's name says what it is.
    saysZero(inner, /^(amount|value|minor)$/.test(key) ? `${name} ${key}` : key),
  );

const saysNumber = (value: unknown): boolean => value !== undefined && value !== null;

/** Rules MONEY-5, SUB-16, SUB-17, DEV-11. */
const claims: readonly Claim[] = [
  {
    texts: [plan.news.ending.text, /won’t renew/i],
    // A plan that is past due or paused says it in another field, and at a closed site no plan renews.
    needs: (drawn) =>
      isIn(drawn, 'cancelled', 'ended') ||
      subscriptions(drawn).some(({ cancelled }) => is(cancelled, true)) ||
      is(fieldsOf(drawn.getSiteInfo).enabled, false),
  },
  {
    // A void invoice is called so too.
    texts: [billing.subscriptions.state.cancelled],
    needs: (drawn) =>
      isIn(drawn, 'cancelled', 'ended') || /"state":"void"/i.test(JSON.stringify(drawn)),
  },
  {
    texts: [/ renews on /],
    needs: (drawn) =>
      isIn(drawn, 'active') && subscriptions(drawn).some(({ recurring }) => is(recurring, true)),
  },
  {
    texts: [/ changes on /, plan.news.change.titleUnknown, plan.news.change.titlePausedUnknown],
    needs: (drawn) => subscriptions(drawn).some(({ scheduledChange }) => Boolean(scheduledChange)),
  },
  {
    texts: [/paid once/, /doesn’t renew/, plan.facts.endsWithoutRenewal],
    needs: isPaidOnce,
  },
  {
    texts: [/^Next payment on /],
    needs: ({ getDashboard, getBilling, getBillingSubscriptions }) =>
      [getDashboard, getBilling, getBillingSubscriptions].some((answer) =>
        /"(nextPaymentDate|periodEnd)":"/.test(JSON.stringify(answer) ?? ''),
      ),
  },
  {
    texts: [/\bpay by card\b/i],
    needs: ({ getPublicConfig, getSiteInfo }) => {
      const { stripeEnabled } = fieldsOf(getPublicConfig);
      const isStripes = String(fieldsOf(getSiteInfo).planEngine).toUpperCase() === 'STRIPE';
      return !is(stripeEnabled, false) && (is(stripeEnabled, true) || isStripes);
    },
  },
  {
    texts: [billing.invoice.paidOn],
    needs: (drawn) => /"paidAt":"|"state":"paid"/i.test(JSON.stringify(drawn)),
  },
  {
    texts: [
      /^(Your|This) plan is free/,
      /which is free\. Nothing/,
      plan.manage.noCharge,
      /\b(no charge|get online for free)\b/i,
      /[£$]0\.00/,
    ],
    needs: saysZero,
  },
  {
    texts: [plan.manage.included.title, 'Wi-Fi is included here'],
    needs: ({ getSubscription, getDashboard, getUser }) => {
      const { active, subscription } = fieldsOf(getSubscription);
      const { hasActiveSubscription } = fieldsOf(fieldsOf(getUser).siteUser);
      const { state = 'ended' } = fieldsOf(fieldsOf(getDashboard).subscription);
      const hasAccessOnly = state === 'ended' && is(hasActiveSubscription, true);
      return (!subscription && is(active, true)) || hasAccessOnly;
    },
  },
  {
    texts: [plan.news.pastDue.title, billing.subscriptions.state.pastDue],
    needs: (drawn) => isIn(drawn, 'pastdue'),
  },
  {
    texts: [/^Overdue$/, / was due on /],
    needs: (drawn) => /"dueDate":"/.test(JSON.stringify(drawn)),
  },
  {
    texts: [/^You’ve cancelled/],
    needs: (drawn) => isIn(drawn, 'cancelled', 'ended'),
  },
  {
    texts: [plan.news.pause.titleOpen],
    needs: (drawn) => drawn.getPause !== undefined && drawn.getPause !== null,
  },
  {
    texts: [/of \d+ used$/, /^\d+ free of \d+$/, /^You’re using all your slots/],
    needs: ({ getDevices, getDashboard }) =>
      saysNumber(fieldsOf(getDevices).totalDeviceSlots) ||
      saysNumber(fieldsOf(getDashboard).deviceSlots),
  },
];

/** The sentences of the page that claim what no answer says. */
export const untrueClaims = (page: Document, drawn: Drawn): string[] => {
  const texts = textsOf(page);
  return claims
    .filter(({ needs }) => !needs(drawn))
    .flatMap((claim) =>
      texts.filter((text) =>
        claim.texts.some((part) => (typeof part === 'string' ? text === part : part.test(text))),
      ),
    )
    .map((text) => `no answer says “${text}”`);
};
