import type { RoutePath } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { selectHomePage } from '~/shell/portal/portalViews';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { AccessHero } from './AccessHero';
import { AccessHeroSkeleton } from './AccessHeroSkeleton';

/**
 * The access status at the top of the page that replaces a missing dashboard. Without an account it is
 * not known, so the page does not ask for it.
 */
export const HomeAnswer = ({ page }: { page: RoutePath }) => {
  const replacesDashboard = useAppSelector((state) => selectHomePage(state) === page);
  const hasAccount = useAppSelector(({ session }) => session.account !== null);
  return replacesDashboard && hasAccount ? <LoadedAnswer /> : null;
};

const LoadedAnswer = () => {
  const { t } = useTranslation('portal');
  const query = useGetDashboardQuery();
  return (
    <QuerySection query={query} failed={t('online.failed')} skeleton={<AccessHeroSkeleton />}>
      {(dashboard) => <AccessHero dashboard={dashboard} />}
    </QuerySection>
  );
};
