import type { Dashboard } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { AccessHero } from '~/shell/portal/access-status/AccessHero';
import { pausePath } from '~/shell/portal/portalViews';
import { usePauseOffer } from '~/product/plans/usePauseOffer';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useSpeedTestAction } from './useSpeedTestAction';
import { paths } from '~/shared/routing/paths';

interface OnlineUntilProps {
  dashboard: Dashboard;
  /** The page's `h1` until the status is known. */
  heading: string;
}

/** The access status, with a greeting and the most common actions. */
export const OnlineUntil = ({ dashboard, heading }: OnlineUntilProps) => (
  <AccessHero
    dashboard={dashboard}
    heading={heading}
    greeting={<Greeting user={dashboard.userInfo} />}
    deskActions={<DeskActions dashboard={dashboard} />}
  />
);

const Greeting = ({ user }: { user: Dashboard['userInfo'] }) => {
  const { t } = useTranslation('home');
  return user?.firstName ? (
    <Text tone="inherit" strong>
      {t('dashboard.greeting', { name: user.firstName })}
    </Text>
  ) : null;
};

/** The most common actions; on a phone the quick menu below has the same ones. */
const DeskActions = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('home');
  const speedTest = useSpeedTestAction(dashboard);
  const opensPlan = useCanOpen(paths.managePlan);
  const pause = usePauseOffer(dashboard.subscription);
  return (
    <>
      {speedTest && (
        <Button as={Link} to={speedTest} variant="onHero">
          {t('actions.runSpeedTest')}
        </Button>
      )}
      {pause && opensPlan && (
        <Button as={Link} to={pausePath} variant="onHeroRaised">
          {t(pause === 'pause' ? 'actions.pausePlan' : 'actions.changePause')}
        </Button>
      )}
    </>
  );
};
