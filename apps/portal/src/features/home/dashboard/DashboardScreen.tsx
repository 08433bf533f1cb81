import { mustConfirmEmail, type Dashboard } from '@foyer/domain';
import { Button, Card, SectionError } from '@foyer/ui-kit/core';
import { usePauseOffer } from '~/product/plans/usePauseOffer';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useIsReloading } from '~/shell/portal/useForcedReload';
import { AccessHeroSkeleton } from '~/shell/portal/access-status/AccessHeroSkeleton';
import { MissingCardBanner } from '~/shell/portal/banners/MissingCardBanner';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import { DashboardTilesSkeleton } from './DashboardSkeleton';
import { DashboardTiles } from './DashboardTiles';
import { DevicesCard } from './DevicesCard';
import { OnlineUntil } from './OnlineUntil';
import { QuickMenu } from './QuickMenu';

/** Loads the account fields, which the dashboard itself does not need. */
const ConfirmEmail = lazyComponent(() => import('../confirm-email/ConfirmEmail'), {
  loading: () => <Waiting />,
  failed: ({ onRetry }) => <Waiting onRetry={onRetry} />,
});

/** The first page of the logged-in portal, or the page that replaces it. Rule GUARD-20. */
const DashboardScreen = () => {
  const hasFailed = useAppSelector(({ session }) => session.hasFailed);
  const isUnconfirmed = useAppSelector((state) => mustConfirmEmail(selectRouteFacts(state, '')));
  if (hasFailed) return <SessionFailed />;
  return isUnconfirmed ? <ConfirmEmail /> : <Overview />;
};

/** The access status first, then the price and the plan. */
const Overview = () => {
  const { t } = useTranslation('home');
  const query = useGetDashboardQuery();
  // Asks beside the dashboard, so that no button comes late.
  usePauseOffer(null);
  const isReloading = useIsReloading();
  const shown = isReloading ? { ...query, data: undefined, isError: false } : query;
  const isLost = shown.isError && shown.data === undefined;
  // Without an account nothing is known of the access.
  const hasAccount = useAppSelector(({ session }) => session.account !== null);
  return (
    <PortalScreen
      title={t('dashboard.title')}
      shortTitle={t('common:menuShort.dashboard')}
      skeleton={<DashboardTilesSkeleton />}
      busy={shown.data === undefined && !isLost}
      {...(!isLost &&
        hasAccount && {
          hero: shown.data ? (
            <OnlineUntil dashboard={shown.data} heading={t('dashboard.title')} />
          ) : (
            <AccessHeroSkeleton heading={t('dashboard.title')} />
          ),
        })}
    >
      <QuerySection
        query={shown}
        failed={t('dashboard.failed')}
        skeleton={<DashboardTilesSkeleton />}
      >
        {(dashboard) => <Cards dashboard={dashboard} />}
      </QuerySection>
    </PortalScreen>
  );
};

const Cards = ({ dashboard }: { dashboard: Dashboard }) => {
  const opensDevices = useCanOpen('/portal/device-management');
  return (
    <>
      <MissingCardBanner />
      <DashboardTiles
        dashboard={dashboard}
        quickMenu={<QuickMenu dashboard={dashboard} />}
        devices={opensDevices && <DevicesCard />}
      />
    </>
  );
};

const Waiting = ({ onRetry }: Partial<LoadErrorProps>) => {
  const { t } = useTranslation('home');
  return (
    <PortalScreen title={t('confirmEmail.title')}>
      {onRetry ? (
        <Card>
          <SectionError
            title={t('common:loadProblem.title')}
            action={
              <Button variant="soft" onClick={() => void onRetry()}>
                {t('common:tryAgain')}
              </Button>
            }
          />
        </Card>
      ) : (
        <LinesSkeleton />
      )}
    </PortalScreen>
  );
};

const SessionFailed = () => {
  const { t } = useTranslation('home');
  return (
    <PortalScreen title={t('dashboard.title')}>
      <Card>
        <SectionError
          level={2}
          title={t('sessionFailed.title')}
          text={t('sessionFailed.text')}
          action={<Button onClick={() => window.location.reload()}>{t('common:tryAgain')}</Button>}
        />
      </Card>
    </PortalScreen>
  );
};

export default DashboardScreen;
