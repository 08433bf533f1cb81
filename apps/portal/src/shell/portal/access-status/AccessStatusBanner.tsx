import type { Dashboard, RoutePath } from '@foyer/domain';
import { Banner, Button, type BannerTone } from '@foyer/ui-kit/core';
import { pauseIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useDestination } from '~/product/network/useDestination';
import { useAppSelector } from '~/session/store/hooks';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { selectHomePage } from '~/shell/portal/portalViews';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { useConnectOffer } from './useConnectOffer';
import { useAccessStatusTexts, type AccessStatusTexts } from './useAccessStatusTexts';

/** The access status, "Online until …", at the top of the page that replaces a missing dashboard. */
export const AccessStatusBanner = ({ page }: { page: RoutePath }) => {
  const replacesDashboard = useAppSelector((state) => selectHomePage(state) === page);
  return replacesDashboard ? <LoadedBanner /> : null;
};

const LoadedBanner = () => {
  const { t } = useTranslation('portal');
  const query = useGetDashboardQuery();
  return (
    <QuerySection
      query={query}
      failed={t('online.failed')}
      skeleton={<Banner title={t('common:loading')} icon={wifiIcon} />}
    >
      {(dashboard) => <StatusBanner dashboard={dashboard} />}
    </QuerySection>
  );
};

const tones: Partial<Record<AccessStatusTexts['kind'], BannerTone>> = {
  settingUp: 'info',
  ordered: 'warning',
  paused: 'warning',
  pastDue: 'critical',
  ending: 'warning',
  none: 'warning',
};

const StatusBanner = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('portal');
  const texts = useAccessStatusTexts(dashboard);
  const connect = useConnectOffer();
  const destination = useDestination();
  if (!texts) return null;
  const { kind, lead, title, text, action } = texts;
  return (
    <Banner
      tone={tones[kind] ?? 'positive'}
      icon={kind === 'paused' ? pauseIcon : wifiIcon}
      title={
        // Without a date, the first line explains the second.
        texts.end === null ? title : `${lead ?? ''} ${title}`.trim()
      }
      action={
        connect ? (
          <Button size="small" onClick={connect}>
            {t('online.connect')}
          </Button>
        ) : action ? (
          <Button as={Link} to={action.to} variant="soft" size="small">
            {action.label}
          </Button>
        ) : (
          destination && (
            <Button href={destination.href} variant="soft" size="small">
              {t('landing:continueTo', { host: destination.host })}
            </Button>
          )
        )
      }
    >
      {text ?? (texts.end === null ? lead : null)}
    </Banner>
  );
};
