import type { AddDeviceBlocker, DeviceList } from '@foyer/domain';
import { BackLink, Banner, Grid, GridItem, Button, Stack } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { DEVICES } from '../devicePaths';
import { HowToGetSlot } from '../LargerPlans';
import { useAddDeviceBlocker } from '../useAddDeviceBlocker';
import { useChangesLeft } from '../useChangesLeft';
import { AddDeviceForm } from './AddDeviceForm';
import { FindMacAddress } from './FindMacAddress';
import { KnownDevices } from './KnownDevices';
import { useAddDevice } from './useAddDevice';

/** Adds a device: this one, one that the network has seen, or any by its MAC address. */
const AddDeviceScreen = () => {
  const { t } = useTranslation('devices');
  const query = useGetDevicesQuery();
  return (
    <PortalScreen
      title={t('addDevice.title')}
      busy={query.isLoading}
      back={
        <BackLink as={Link} to={DEVICES}>
          {t('toDevices')}
        </BackLink>
      }
    >
      <QuerySection query={query} failed={t('failed')} skeleton={<LinesSkeleton rows={5} />}>
        {(list) => <AddDevice list={list} />}
      </QuerySection>
    </PortalScreen>
  );
};

const AddDevice = ({ list }: { list: DeviceList }) => {
  const add = useAddDevice(list);
  const refusal = useAddDeviceBlocker(list);
  if (refusal) return <Refused refusal={refusal} list={list} />;
  return (
    <Grid aside>
      <GridItem desk={2}>
        <Stack gap="cards">
          <KnownDevices list={list} form={add.form} />
          <AddDeviceForm {...add} />
        </Stack>
      </GridItem>
      <GridItem>
        <FindMacAddress />
      </GridItem>
    </Grid>
  );
};

const Refused = ({ refusal, list }: { refusal: AddDeviceBlocker; list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const changesLeft = useChangesLeft(list);
  return (
    <Banner
      tone="warning"
      role="alert"
      title={refusal === 'changesSpent' ? changesLeft : t(`refusal.${refusal}`)}
      action={
        <Button as={Link} to={DEVICES} variant="soft" size="small">
          {t('addDevice.toDevices')}
        </Button>
      }
    >
      {refusal === 'slotsFull' && <HowToGetSlot />}
    </Banner>
  );
};

export default AddDeviceScreen;
