import type { RoutePath } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { selectHomePage } from '~/shell/portal/portalViews';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { AccessHero } from './AccessHero';
import { AccessHeroSkeleton } from './AccessHeroSkeleton';

/** The access status at the top of the page that replaces a missing dashboard. */
export const HomeAnswer = ({ page }: { page: RoutePath }) => {
  const replacesDashboard = useAppSelector((state) => selectHomePage(state) === page);
  return replacesDashboard ? <LoadedAnswer /> : null;
};

const LoadedAnswer = () => {
  const { t } = useTranslation('portal');
  const query = useGetDashboardQuery();
  return (
    <QuerySection query={query} failed={t('online.failed')} skeleton={<AccessHeroSkeleton card />}>
      {(dashboard) => <AccessHero card dashboard={dashboard} />}
    </QuerySection>
  );
};
