import { Banner, Button } from '@foyer/ui-kit/core';
import { pauseIcon } from '@foyer/ui-kit/icons';
import { Link, useLocation } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { selectHomePage } from '~/shell/portal/portalViews';
import { paths } from '~/shared/routing/paths';

/** Says that the plan is paused and links to resuming it. */
export const PausedBanner = () => {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const home = useAppSelector(selectHomePage);
  const opensPlan = useCanOpen(paths.managePlan);
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  // The plan page and the home page's status already say so.
  if (!isPaused || pathname === paths.managePlan || pathname === home) return null;
  return (
    <Banner
      tone="warning"
      icon={pauseIcon}
      title={t('paused.title')}
      action={
        opensPlan && (
          <Button as={Link} to={paths.managePlan} variant="soft" size="small">
            {t('paused.action')}
          </Button>
        )
      }
    >
      {t('paused.text')}
    </Banner>
  );
};
