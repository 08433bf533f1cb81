import { Banner, Button } from '@foyer/ui-kit/core';
import { pauseIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useOpens } from '~/session/guards/useOpens';
import { useAppSelector } from '~/session/store/hooks';
import { selectHomePage } from '~/shell/portal/portalViews';

const PLAN = '/portal/manage-your-plan';

/** The plan rests, and where to make it go on. */
export const PausedBanner = () => {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const home = useAppSelector(selectHomePage);
  const opensPlan = useOpens(PLAN);
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  // The plan's own page says it at length, and so does the answer that tops `/portal`.
  if (!isPaused || pathname === PLAN || pathname === home) return null;
  return (
    <Banner
      tone="warning"
      icon={pauseIcon}
      title={t('paused.title')}
      action={
        opensPlan && (
          <Button as={Link} to={PLAN} variant="soft" size="small">
            {t('paused.action')}
          </Button>
        )
      }
    >
      {t('paused.text')}
    </Banner>
  );
};
