import {
  DAY,
  type Dashboard,
  type Instant,
  type Money,
  type Order,
  type AccessStatus,
} from '@foyer/domain';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useConnect } from '~/product/network/useConnect';
import { orderPath } from '~/product/orders/orderPath';
import { devicePath } from '~/shared/routing/devicePath';
import { paths } from '~/shared/routing/paths';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities, selectPortalType } from '~/session/store/portalType';
import { cancelledEnd } from '../cancelledEnd';
import { portalApi } from '~/session/api/portal.api';
import { selectLostDevice } from '~/session/store/selectLostDevice';
import { useIsInMenu } from '../menu/usePortalMenu';
import { useBilling } from '../useBilling';
import { useAccessStatus } from './useAccessStatus';

/** The texts of the access status. */
export interface AccessStatusTexts {
  kind: AccessStatus['kind'];
  /** The small first line; null where the title is enough. */
  lead: string | null;
  title: string;
  text: string;
  /** What the gauge counts down to. */
  end: Instant | null;
  action: { label: string; to: string } | null;
  /** The way to the plan, where neither the menu nor `action` leads there. */
  toPlan: { label: string; to: string } | null;
}

type Texts = Partial<Omit<AccessStatusTexts, 'text'>> & { title: string; text?: string | null };

/** @returns null until the account is loaded */
export const useAccessStatusTexts = (dashboard: Dashboard): AccessStatusTexts | null => {
  const { status, pauseEnds, order } = useAccessStatus(dashboard);
  const lost = useLostTexts();
  const format = useFormatting(dashboard, order, lost !== null);
  const plan = usePlanLink(dashboard);
  if (!status) return null;
  // The compiler can't know that the sentence is that of this status.
  const sentence = sentences[status.kind] as Sentence;
  const texts = sentence(format, status, pauseEnds);
  const text = [lost?.text, texts.text].filter(Boolean).join(' ');
  const action = texts.action ?? lost?.action ?? plan;
  const toPlan = action?.to === paths.managePlan ? null : plan;
  return { kind: status.kind, lead: null, end: null, ...texts, text, action, toPlan };
};

/** A lost device stays offline whatever the plan says; its page says what to do. Rule LOST-2. */
const useLostTexts = (): Pick<Texts, 'text' | 'action'> | null => {
  const { t } = useTranslation('portal');
  // The devices, once the page has loaded them for another part.
  const { data: devices } = portalApi.endpoints.getDevices.useQueryState();
  const lost = useAppSelector((state) => selectLostDevice(state, devices?.devices));
  return (
    lost && {
      text: t('online.lost'),
      action: { label: t('online.seeDevice'), to: devicePath(lost.id) },
    }
  );
};

/** The plan's page, where the menu leaves it out. Rule MENU-2. */
const usePlanLink = ({ subscription }: Dashboard): AccessStatusTexts['action'] => {
  const { t } = useTranslation('common');
  const opens = useCanOpen(paths.managePlan);
  const isInMenu = useIsInMenu(paths.managePlan);
  const hasPlan = subscription !== null && subscription.state !== 'ended';
  return hasPlan && opens && !isInMenu ? { label: t('menu.plan'), to: paths.managePlan } : null;
};

/** The year on a line of its own: beside the day it would move there when the brand's face arrives. */
const yearBelow = (day: string): string => day.replace(/ (?=\S*\d{4})/, '\n');

const useFormatting = ({ subscription }: Dashboard, kept: Order | null, isLost: boolean) => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const date = useDate();
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  const canConnect = useConnect() !== null;
  const portalType = useAppSelector(selectPortalType);
  const endsPlanAt = useAppSelector(
    ({ session }) => session.account?.siteUser.lastInvoice?.endsPlanAt ?? null,
  );
  const cancelled = cancelledEnd(subscription);
  const endsPlan =
    endsPlanAt !== null
      ? ({ key: 'pastDue.endsPlan', at: endsPlanAt } as const)
      : cancelled !== null && ({ key: 'pastDue.cancelled', at: cancelled } as const);
  return {
    t,
    isOnline,
    canConnect,
    isLost,
    amount: (amount: Money): string => money.text(amount),
    /** A weekday and a date, or a time for today. */
    until: (key: KeyIn<'portal'>, end: Instant, words: Record<string, string> = {}) => ({
      lead: t(key, { weekday: date.weekday(end), ...words }),
      title: end - now() < DAY ? date.time(end) : yearBelow(date.dayOfMonth(end)),
      end,
    }),
    link: useActions(),
    toOrder: (order: Order): string => orderPath(portalType, order),
    /** Where the backend keeps the order, its page knows the payment. Rule BUY-16. */
    check: kept && { label: t('online.check'), to: paths.stripeReturn },
    billing: useBilling(),
    /** When the plan ends if the overdue invoice stays unpaid, or although it is paid. */
    endsPlan: endsPlan ? t(endsPlan.key, { date: date.dayOfMonth(endsPlan.at) }) : null,
  };
};

/** Links to the pages that help, where this person may open them. */
const useActions = () => {
  const { t } = useTranslation('portal');
  const planPage = useAppSelector(selectCapabilities).planPage;
  const open = {
    [paths.managePlan]: useCanOpen(paths.managePlan),
    [paths.billing]: useCanOpen(paths.billing),
    plans: useCanOpen(planPage),
  };
  return (page: keyof typeof open, label: KeyIn<'portal'>) =>
    open[page] ? { label: t(label), to: page === 'plans' ? planPage : page } : null;
};

type Kind = AccessStatus['kind'];

type Format = ReturnType<typeof useFormatting>;

/** The words of a kind of status. */
type Sentence<K extends Kind = Kind> = (
  format: Format,
  status: Extract<AccessStatus, { kind: K }>,
  pauseEnds: Instant | null,
) => Texts;

/** A date and what happens then; whether this device is online stands before it. */
const dated =
  (what: 'Until' | 'Renews' | 'Changes') =>
  ({ until, isOnline }: Format, { at }: { at: Instant }): Texts =>
    until(`online.${isOnline ? 'online' : 'active'}${what}`, at);

const running = dated('Until');

const withoutEnd = ({ t, isOnline }: Format): Texts => ({
  title: t(isOnline ? 'online.online' : 'online.active'),
});

/** Access until a date if it is known, and what can still be changed before. */
const before =
  (text: KeyIn<'portal'>, change: KeyIn<'portal'>) =>
  (format: Format, { at }: { at: Instant | null }): Texts => ({
    ...(at === null ? withoutEnd(format) : running(format, { at })),
    text: format.t(text),
    action: format.link(paths.managePlan, change),
  });

const sentences: { readonly [K in Kind]: Sentence<K> } = {
  renews: dated('Renews'),
  changes: dated('Changes'),
  until: running,
  ending: before('online.endingText', 'online.keep'),
  pausing: before('online.pausingText', 'online.managePause'),
  open: withoutEnd,
  // A lost device has no access that could be ready.
  included: ({ t, isOnline, isLost }) =>
    isLost
      ? { title: t('online.included') }
      : {
          lead: t('online.included'),
          title: t(isOnline ? 'online.online' : 'online.ready'),
        },
  boosted: ({ t, until }, { at, title }) => ({
    ...until('online.boostedUntil', at, { plan: title }),
    text: t('online.boostedText'),
  }),
  ordered: ({ t, toOrder, check }, { order }) =>
    order.state === 'unpaid'
      ? {
          title: t('online.unpaid'),
          text: t('online.unpaidText'),
          action: { label: t('online.finish'), to: toOrder(order) },
        }
      : {
          title: t('online.checking'),
          text: t('online.settingUpText'),
          action: check,
        },
  settingUp: ({ t, check }) => ({
    title: t('online.settingUp'),
    text: t('online.settingUpText'),
    action: check,
  }),
  paused: ({ t, until, link }, _status, pauseEnds) => ({
    ...(pauseEnds === null
      ? { title: t('online.paused') }
      : until('online.pausedUntil', pauseEnds)),
    action: link(paths.managePlan, 'online.managePause'),
  }),
  pastDue: ({ t, amount: text, link, billing, endsPlan }, { amount }) =>
    billing.way === 'elsewhere'
      ? { title: t('online.overdue'), text: billing.billedBy }
      : {
          lead: t('online.pastDueLead'),
          title: amount ? t('online.pastDue', { amount: text(amount) }) : t('online.pastDueAny'),
          text: endsPlan,
          action: link(paths.billing, 'online.pay'),
        },
  none: ({ t, link, isOnline, canConnect }) => {
    const action = link('plans', 'online.seePlans');
    return {
      title: t('online.none'),
      // A guest of another customer gets online without a plan.
      text: isOnline || canConnect ? null : t(action ? 'online.noneText' : 'online.noneClosed'),
      action,
    };
  },
};
