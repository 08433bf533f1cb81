import { dashboardOffers, type Dashboard } from '@foyer/domain';
import { Button, Hero, HeroTitle, Stack, StatusPill, Text } from '@foyer/ui-kit/core';
import { pauseIcon, receiptIcon, ticketIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useDestination } from '~/product/network/useDestination';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useConnectOffer } from '~/shell/portal/access-status/useConnectOffer';
import {
  useAccessStatusTexts,
  type AccessStatusTexts,
} from '~/shell/portal/access-status/useAccessStatusTexts';
import { useSpeedTestPath } from '~/shell/portal/portalViews';
import { useCanDo } from '~/product/plans/useCanDo';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { DashboardHeroSkeleton } from './DashboardSkeleton';
import { TimeLeft } from './TimeLeft';

/** The access status: "You're online until …", or what to do when the user is not. */
export const OnlineUntil = ({ dashboard }: { dashboard: Dashboard }) => {
  const words = useAccessStatusTexts(dashboard);
  const connect = useConnectOffer();
  const destination = useDestination();
  const { t } = useTranslation('portal');
  if (!words) return <DashboardHeroSkeleton />;
  const { lead, title, text, end, action, kind } = words;
  const runs = kind !== 'paused' && end !== null;
  return (
    <Hero
      bleed
      arcs="brand"
      {...(runs && {
        aside: <TimeLeft end={end} plan={dashboard.subscription} />,
      })}
      {...(!connect &&
        !action &&
        !destination && {
          deskActions: <DeskActions dashboard={dashboard} />,
        })}
    >
      <HeroTitle
        above={
          <>
            <Greeting user={dashboard.userInfo} />
            <Status kind={kind} />
          </>
        }
        {...(lead && { lead })}
        title={title}
        {...(text && { text })}
      />
      {(connect || action || destination) && (
        <Stack row gap={12}>
          {connect && (
            <Button variant="onHero" onClick={connect}>
              {t('online.connect')}
            </Button>
          )}
          {action && (
            <Button as={Link} to={action.to} variant={connect ? 'onHeroRaised' : 'onHero'}>
              {action.label}
            </Button>
          )}
          {destination && (
            <Button href={destination.href} variant={action ? 'onHeroRaised' : 'onHero'}>
              {t('landing:continueTo', { host: destination.host })}
            </Button>
          )}
        </Stack>
      )}
    </Hero>
  );
};

const Greeting = ({ user }: { user: Dashboard['userInfo'] }) => {
  const { t } = useTranslation('home');
  return user?.firstName ? (
    <Text tone="inherit" strong>
      {t('dashboard.greeting', { name: user.firstName })}
    </Text>
  ) : null;
};

const signs: Partial<Record<AccessStatusTexts['kind'], string>> = {
  paused: pauseIcon,
  pastDue: receiptIcon,
  none: ticketIcon,
  settingUp: wifiIcon,
  ordered: receiptIcon,
};

/** The venue, and whether this device is online there. */
const Status = ({ kind }: { kind: AccessStatusTexts['kind'] }) => {
  const { t } = useTranslation('portal');
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  if (isOnline && kind !== 'paused' && kind !== 'none')
    return <StatusPill>{t('online.nowAt', { site })}</StatusPill>;
  return (
    <StatusPill icon={signs[kind] ?? wifiIcon}>
      {t(kind === 'included' ? 'online.accessAt' : 'online.planAt', { site })}
    </StatusPill>
  );
};

/** The most common actions; on a phone the quick menu below has the same ones. */
const DeskActions = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('home');
  const { subscription: plan } = dashboard;
  const speedTest = useSpeedTestPath();
  const opensPlan = useCanOpen('/portal/manage-your-plan');
  const can = useCanDo();
  return (
    <>
      {speedTest && dashboardOffers(dashboard, 'speedTest') && (
        <Button as={Link} to={speedTest} variant="onHero">
          {t('actions.runSpeedTest')}
        </Button>
      )}
      {plan && can('pause', plan) && opensPlan && (
        <Button as={Link} to="/portal/manage-your-plan" variant="onHeroRaised">
          {t('actions.pausePlan')}
        </Button>
      )}
    </>
  );
};
