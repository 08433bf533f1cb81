import { DAY, HOUR, type Dashboard } from '@foyer/domain';
import { Button, Hero, HeroTitle, StatusPill, TimeGauge } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDate } from '~/platform/i18n/useDate';
import { useConnect } from '~/platform/network/useConnect';
import { paths } from '~/platform/routing/paths';
import { now } from '~/platform/session/stores';
import { useAppSelector } from '~/platform/store/hooks';

/** "You're online until …", or what to do about it. */
export const OnlineUntil = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('home');
  const connect = useConnect();
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  const end = dashboard.serviceEndDate ?? dashboard.nextPaymentDate;
  const answer = useAnswer(end, isOnline);
  if (!dashboard.subscription)
    return (
      <Hero bleed arcs="brand">
        <HeroTitle title={t('dashboard.noPlan')} text={t('dashboard.noPlanText')} />
        <Button as={Link} to={paths.selectPlan} variant="onHero">
          {t('dashboard.choosePlan')}
        </Button>
      </Hero>
    );
  return (
    <Hero
      bleed
      arcs="brand"
      {...(end !== null && {
        aside: <TimeLeft end={end} start={dashboard.subscription.startDate} />,
      })}
    >
      <HeroTitle
        above={
          <StatusPill>
            {t(isOnline ? 'dashboard.onlineNow' : 'dashboard.hasPlanAt', { site })}
          </StatusPill>
        }
        {...answer}
      />
      {connect && (
        <Button variant="onHero" onClick={connect}>
          {t('dashboard.connect')}
        </Button>
      )}
    </Hero>
  );
};

/** The title's two lines: a weekday and a date, a time when it ends today, or that it has no end. */
const useAnswer = (end: number | null, isOnline: boolean) => {
  const { t } = useTranslation('home');
  const date = useDate();
  if (end === null)
    return {
      lead: t('dashboard.noEnd'),
      title: t(isOnline ? 'dashboard.online' : 'dashboard.active'),
    };
  const weekday = date.weekday(end);
  return {
    lead: t(isOnline ? 'dashboard.onlineUntil' : 'dashboard.activeUntil', { weekday }),
    title: end - now() < DAY ? date.time(end) : date.dayOfMonth(end),
  };
};

const TimeLeft = ({ end, start }: { end: number; start: number | null }) => {
  const { t } = useTranslation('home');
  const left = Math.max(0, end - now());
  const whole = Math.max(end - (start ?? now()), left, DAY);
  const inDays = left >= DAY;
  const count = Math.ceil(left / (inDays ? DAY : HOUR));
  const unit = t(inDays ? 'dashboard.daysLeft' : 'dashboard.hoursLeft', { count });
  return (
    <TimeGauge share={left / whole} value={`${count}`} unit={unit} label={`${count} ${unit}`} />
  );
};
