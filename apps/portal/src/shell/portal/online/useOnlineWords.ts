import {
  capabilitiesOf,
  DAY,
  type Dashboard,
  type Instant,
  type Money,
  type OnlineAnswer,
} from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useOpens } from '~/session/guards/useOpens';
import { now } from '~/session/storage/stores';
import { useAppSelector } from '~/session/store/hooks';
import '~/shell/portal/texts';
import { useOnlineAnswer } from './useOnlineAnswer';

/** What tops the page that `/portal` leads to, in words. */
export interface OnlineWords {
  kind: OnlineAnswer['kind'];
  /** The small first line; null where the title says it all. */
  lead: string | null;
  title: string;
  text: string | null;
  /** What the gauge counts down to. */
  end: Instant | null;
  /** What to do about it. */
  action: { label: string; to: string } | null;
}

type Said = Partial<OnlineWords> & Pick<OnlineWords, 'title'>;

const PLAN = '/portal/manage-your-plan';
const BILLING = '/portal/billing-information';

/** @returns null while it is not known whose account this is */
export const useOnlineWords = (dashboard: Dashboard): OnlineWords | null => {
  const { answer, pauseEnds } = useOnlineAnswer(dashboard);
  const speech = useSpeech();
  if (!answer) return null;
  const said = sentences[answer.kind](speech, answer, pauseEnds);
  return { kind: answer.kind, lead: null, text: null, end: null, action: null, ...said };
};

/** What a sentence is made with. */
const useSpeech = () => {
  const { t } = useTranslation('portal');
  const money = useMoney();
  const date = useDate();
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  return {
    t,
    isOnline,
    amount: (amount: Money): string => money.text(amount),
    /** A weekday and a date, or a time where it is today. */
    until: (key: string, end: Instant) => ({
      lead: t(key, { weekday: date.weekday(end) }),
      title: end - now() < DAY ? date.time(end) : date.dayOfMonth(end),
      end,
    }),
    way: useWays(),
  };
};

/** The pages where something can be done about it, as far as they open for this person. */
const useWays = () => {
  const { t } = useTranslation('portal');
  const planPage = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').planPage,
  );
  const open = { [PLAN]: useOpens(PLAN), [BILLING]: useOpens(BILLING), plans: useOpens(planPage) };
  return (page: keyof typeof open, label: string) =>
    open[page] ? { label: t(label), to: page === 'plans' ? planPage : page } : null;
};

type Sentence = (
  speech: ReturnType<typeof useSpeech>,
  answer: OnlineAnswer,
  pauseEnds: Instant | null,
) => Said;

const running: Sentence = ({ until, isOnline }, answer) =>
  until(isOnline ? 'online.onlineUntil' : 'online.activeUntil', 'at' in answer ? answer.at : 0);

const sentences: Readonly<Record<OnlineAnswer['kind'], Sentence>> = {
  renews: running,
  until: running,
  ending: (speech, answer, pauseEnds) => ({
    ...running(speech, answer, pauseEnds),
    text: speech.t('online.endingText'),
    action: speech.way(PLAN, 'online.keep'),
  }),
  open: ({ t, isOnline }) => ({
    lead: t('online.noEnd'),
    title: t(isOnline ? 'online.online' : 'online.active'),
  }),
  included: ({ t, isOnline }) => ({
    lead: t('online.included'),
    title: t(isOnline ? 'online.online' : 'online.ready'),
  }),
  settingUp: ({ t }) => ({ title: t('online.settingUp'), text: t('online.settingUpText') }),
  paused: ({ t, until, way }, _answer, pauseEnds) => ({
    ...(pauseEnds === null
      ? { title: t('online.paused'), text: t('online.pausedText') }
      : until('online.pausedUntil', pauseEnds)),
    action: way(PLAN, 'online.managePause'),
  }),
  pastDue: ({ t, amount, way }, answer) => ({
    lead: t('online.pastDueLead'),
    title:
      'amount' in answer && answer.amount
        ? t('online.pastDue', { amount: amount(answer.amount) })
        : t('online.pastDueAny'),
    action: way(BILLING, 'online.pay'),
  }),
  none: ({ t, way }) => {
    const action = way('plans', 'online.seePlans');
    return {
      title: t('online.none'),
      text: t(action ? 'online.noneText' : 'online.noneClosed'),
      action,
    };
  },
};
