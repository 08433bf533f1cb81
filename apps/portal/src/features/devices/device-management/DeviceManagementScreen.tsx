import { type DeviceList } from '@foyer/domain';
import { Grid, GridItem, Button, Icon, Stack } from '@foyer/ui-kit/core';
import { addIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { HomeAnswer } from '~/shell/portal/access-status/HomeAnswer';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';
import { MigrationBanner } from '../network/MigrationBanner';
import { NetworkSection } from '../network/NetworkSection';
import { ShareVlan } from '../network/ShareVlan';
import { ADD_DEVICE, DEVICES } from '../devicePaths';
import { useAddDeviceBlocker } from '../useAddDeviceBlocker';
import { AdoptCard } from './AdoptCard';
import { Boosts } from './Boosts';
import { DevicesSection } from './DevicesSection';
import { GuestsCard } from './GuestsCard';
import { RemovalNotice } from './RemovalNotice';
import { SlotsCard } from './SlotsCard';
import { useRemoval } from './useRemoval';

/** The devices of this account, their slots, and the personal network where there is one. */
const DeviceManagementScreen = () => {
  const { t } = useTranslation('devices');
  const query = useGetDevicesQuery();
  const isPersonalNetwork = useAppSelector(selectCapabilities).personalNetworkOnly;
  return (
    <PortalScreen
      title={t(isPersonalNetwork ? 'personalNetwork' : 'title')}
      shortTitle={t(isPersonalNetwork ? 'shortNetwork' : 'shortTitle')}
      answer={<HomeAnswer page={DEVICES} />}
      action={<AddDevice />}
      busy={query.isLoading}
    >
      <QuerySection query={query} failed={t('failed')} skeleton={<DevicesSkeleton />}>
        {(list) => <Devices list={list} />}
      </QuerySection>
    </PortalScreen>
  );
};

const AddDevice = () => {
  const { t } = useTranslation('devices');
  const { data } = useGetDevicesQuery();
  const blocker = useAddDeviceBlocker(data);
  // Where no device can be added, only the slots say why.
  if (!data || blocker) return null;
  return (
    <Button as={Link} to={ADD_DEVICE} wide icon={<Icon of={addIcon} />}>
      {t('add')}
    </Button>
  );
};

const Devices = ({ list }: { list: DeviceList }) => {
  const hasNetwork = useHasOwnNetwork();
  const removal = useRemoval(list);
  return (
    <>
      <RemovalNotice removal={removal} />
      <AdoptCard list={list} />
      {hasNetwork && <MigrationBanner list={list} />}
      <Grid aside>
        <GridItem desk={hasNetwork ? 2 : 3}>
          <Stack gap="cards">
            <SlotsCard list={removal.list} />
            <DevicesSection
              list={removal.list}
              onRemove={removal.begin}
              addButton={<AddDevice />}
            />
            <GuestsCard />
            {!hasNetwork && <Boosts />}
          </Stack>
        </GridItem>
        {hasNetwork && (
          <GridItem>
            <Stack gap="cards">
              <NetworkSection list={list} />
              <ShareVlan />
              <Boosts />
            </Stack>
          </GridItem>
        )}
      </Grid>
    </>
  );
};

const DevicesSkeleton = () => (
  <Grid aside>
    <GridItem desk={2}>
      <Stack gap="cards">
        <LinesSkeleton rows={1} />
        <LinesSkeleton rows={5} />
      </Stack>
    </GridItem>
    <GridItem>
      <LinesSkeleton rows={4} />
    </GridItem>
  </Grid>
);

export default DeviceManagementScreen;
