import { Button, SectionError } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/platform/store/hooks';
import { useDashboardQuery } from '../home.api';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import '../texts';
import { DashboardSkeleton } from './DashboardSkeleton';
import { DashboardTiles } from './DashboardTiles';
import { OnlineUntil } from './OnlineUntil';

/** The answer first: until when you are online, then what it costs and what it is. */
const DashboardScreen = () => {
  const { t } = useTranslation('home');
  const hasFailed = useAppSelector(({ session }) => session.hasFailed);
  return (
    <PortalScreen title={t('dashboard.title')} onHero={!hasFailed}>
      {hasFailed ? <SessionFailed /> : <Dashboard />}
    </PortalScreen>
  );
};

const Dashboard = () => {
  const { t } = useTranslation('home');
  const { data, isError, isLoading, refetch } = useDashboardQuery();
  if (isLoading) return <DashboardSkeleton />;
  if (isError || !data)
    return (
      <SectionError
        level={1}
        title={t('dashboard.failed.title')}
        text={t('dashboard.failed.text')}
        action={
          <Button variant="soft" onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        }
      />
    );
  return (
    <>
      <OnlineUntil dashboard={data} />
      <DashboardTiles dashboard={data} />
    </>
  );
};

const SessionFailed = () => {
  const { t } = useTranslation('home');
  return (
    <SectionError
      level={2}
      title={t('dashboard.sessionFailed.title')}
      text={t('dashboard.sessionFailed.text')}
      action={<Button onClick={() => window.location.reload()}>{t('common:tryAgain')}</Button>}
    />
  );
};

export default DashboardScreen;
