import { sortDevices, isThisDevice, type DeviceList } from '@foyer/domain';
import {
  ActionRow,
  GridItem,
  Button,
  Card,
  CardHeader,
  EmptyState,
  Link,
  RowList,
} from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { Link as RouterLink } from 'react-router-dom';
import { formatLocale } from '~/shared/i18n/formatLocale';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { DeviceStatus } from '~/shell/portal/devices/DeviceStatus';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { deviceIcon } from '~/shell/portal/devices/deviceIcons';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { QuerySection } from '~/shell/portal/sections/QuerySection';

const PAGE = '/portal/device-management';
const SHOWN = 3;

/** The first few devices; all of them are on their own page. */
export const DevicesCard = () => {
  const { t } = useTranslation('home');
  const query = useGetDevicesQuery();
  return (
    <GridItem desk={2}>
      <QuerySection query={query} failed={t('devices.failed')}>
        {(list) => (list.devices.length === 0 ? <NoDevices /> : <Devices list={list} />)}
      </QuerySection>
    </GridItem>
  );
};

const Devices = ({ list }: { list: DeviceList }) => {
  const { t, language } = useTranslation('home');
  const mac = useSessionMac();
  const devices = sortDevices(list.devices, mac, formatLocale(language)).slice(0, SHOWN);
  return (
    <Card as="section">
      <CardHeader
        title={t('devices.title')}
        action={
          <Link as={RouterLink} to={PAGE} variant="action">
            {list.devices.length > 1
              ? t('devices.seeAll', { count: list.devices.length })
              : t('devices.manage')}
          </Link>
        }
      />
      <RowList label={t('devices.title')}>
        {devices.map((device) => (
          <ActionRow
            key={device.id}
            as={RouterLink}
            to={`${PAGE}/edit-device/${encodeURIComponent(device.id)}`}
            icon={deviceIcon(device.kind)}
            tile={isThisDevice(device, mac) ? 'soft' : 'plain'}
            title={device.name}
            hint={<DeviceStatus device={device} />}
          />
        ))}
      </RowList>
    </Card>
  );
};

const NoDevices = () => {
  const { t } = useTranslation('home');
  return (
    <Card>
      <EmptyState
        icon={devicesIcon}
        title={t('devices.empty')}
        text={t('devices.emptyText')}
        action={
          <Button as={RouterLink} to={`${PAGE}/add-device`} variant="soft">
            {t('actions.addDeviceLong')}
          </Button>
        }
      />
    </Card>
  );
};
