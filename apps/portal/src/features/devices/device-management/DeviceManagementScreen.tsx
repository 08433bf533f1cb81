import { capabilitiesOf, defaultPublicConfig, deviceSlots, type DeviceList } from '@foyer/domain';
import {
  Board,
  BoardItem,
  Button,
  Card,
  CardHeader,
  EmptyState,
  Measure,
  RowList,
  SectionError,
  Skeleton,
  SlotBars,
  Stack,
  Tile,
} from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { PortalScreen } from '~/platform/portal/PortalScreen';
import { useAppSelector } from '~/platform/store/hooks';
import { useDevicesQuery } from '../devices.api';
import '../texts';
import { DeviceRow } from './DeviceRow';

/** The devices of this account and the slots they take. */
const DeviceManagementScreen = () => {
  const { t } = useTranslation('devices');
  const isPersonalNetwork = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').personalNetworkOnly,
  );
  const { data, isLoading, refetch } = useDevicesQuery();
  return (
    <PortalScreen title={t(isPersonalNetwork ? 'personalNetwork' : 'title')}>
      {isLoading && <DevicesSkeleton />}
      {!isLoading && !data && (
        <Card>
          <SectionError
            title={t('failed.title')}
            text={t('failed.text')}
            action={
              <Button variant="soft" onClick={() => void refetch()}>
                {t('common:tryAgain')}
              </Button>
            }
          />
        </Card>
      )}
      {data && (
        <Board>
          <BoardItem>
            <Slots list={data} />
          </BoardItem>
          <BoardItem desk={2}>
            <Devices list={data} />
          </BoardItem>
        </Board>
      )}
    </PortalScreen>
  );
};

const Slots = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const { used, free, total, unlimited } = deviceSlots(list, config);
  if (unlimited)
    return <Tile label={t('slots')} number={<Measure value={t('unlimited')} size="lg" />} />;
  return (
    <Tile
      label={t('slots')}
      number={<Measure value={used} unit={t('slotsUsed', { total })} size="lg" />}
      foot={t('slotsFree', { count: free, total })}
    >
      <SlotBars used={used} total={total} />
    </Tile>
  );
};

const Devices = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  if (list.devices.length === 0)
    return (
      <Card>
        <EmptyState icon={devicesIcon} title={t('empty.title')} text={t('empty.text')} />
      </Card>
    );
  return (
    <Card as="section">
      <CardHeader title={t('yourDevices')} />
      <RowList label={t('yourDevices')}>
        {list.devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </RowList>
    </Card>
  );
};

const DevicesSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <Card>
      <Stack gap={16} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={80} />
        <Skeleton width={60} />
      </Stack>
    </Card>
  );
};

export default DeviceManagementScreen;
