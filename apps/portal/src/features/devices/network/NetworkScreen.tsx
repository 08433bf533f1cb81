import { Stack } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { MigrationBanner } from './MigrationBanner';
import { NoOwnNetwork } from './NoOwnNetwork';
import { NetworkSection } from './NetworkSection';
import { ShareVlan } from './ShareVlan';

/** The personal network; for users who do not manage devices, its only page. Rule NET-8. */
const NetworkScreen = () => {
  const { t } = useTranslation('devices');
  const query = useGetDevicesQuery();
  const hasNetwork = useHasOwnNetwork();
  return (
    <PortalScreen
      title={t('personalNetwork')}
      shortTitle={t('shortNetwork')}
      busy={query.isLoading}
    >
      {hasNetwork ? (
        <QuerySection
          query={query}
          failed={t('network.failed')}
          skeleton={<LinesSkeleton rows={4} />}
        >
          {(list) => (
            <Stack gap="cards">
              <MigrationBanner list={list} />
              <NetworkSection list={list} />
              <ShareVlan />
            </Stack>
          )}
        </QuerySection>
      ) : (
        <NoOwnNetwork />
      )}
    </PortalScreen>
  );
};

export default NetworkScreen;
