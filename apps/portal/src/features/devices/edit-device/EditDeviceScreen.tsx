import { isRandomisedMac, isThisDevice, type Device, type DeviceList } from '@foyer/domain';
import {
  BackLink,
  Grid,
  GridItem,
  Button,
  Card,
  CardHeader,
  EmptyState,
  Stack,
  SummaryLines,
} from '@foyer/ui-kit/core';
import { devicesIcon } from '@foyer/ui-kit/icons';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { withTexts } from '~/shared/i18n/i18n';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { useLastSeen } from '~/shell/portal/devices/useLastSeen';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { RandomisedAdvice } from '../add-device/AddDeviceForm';
import { DEVICES, type RemovalState } from '../devicePaths';
import { LostBanner } from './LostBanner';
import { RenameForm } from './RenameForm';
import { ReportLost } from './ReportLost';

/** Only the page of this device needs it. */
const DisconnectDevice = lazyComponent(
  withTexts(() => import('~/shell/disconnect/DisconnectDevice'), 'network'),
);

/** One device: its name, its details, and its removal. */
const EditDeviceScreen = () => {
  const { t } = useTranslation('devices');
  const { id } = useParams();
  const query = useGetDevicesQuery();
  const device = query.data?.devices.find((one) => one.id === id);
  return (
    <PortalScreen
      title={device?.name || t('edit.title')}
      busy={query.isLoading}
      back={
        <BackLink as={Link} to={DEVICES}>
          {t('toDevices')}
        </BackLink>
      }
    >
      <QuerySection query={query} failed={t('failed')} skeleton={<LinesSkeleton rows={3} />}>
        {(list) => <Found list={list} id={id ?? ''} />}
      </QuerySection>
    </PortalScreen>
  );
};

const Found = ({ list, id }: { list: DeviceList; id: string }) => {
  const { t } = useTranslation('devices');
  const device = list.devices.find((one) => one.id === id);
  if (device)
    return (
      <Grid aside>
        <GridItem desk={2}>
          <Stack gap="cards">
            <LostBanner list={list} device={device} />
            <RenameForm key={device.id} device={device} />
          </Stack>
        </GridItem>
        <GridItem>
          <Facts device={device} reportsLost={list.reportsLost} />
        </GridItem>
      </Grid>
    );
  return (
    <Card>
      <EmptyState
        icon={devicesIcon}
        title={t('edit.gone')}
        text={t('edit.goneText')}
        action={
          <Button as={Link} to={DEVICES}>
            {t('addDevice.toDevices')}
          </Button>
        }
      />
    </Card>
  );
};

const Facts = ({ device, reportsLost }: { device: Device; reportsLost: boolean }) => {
  const { t } = useTranslation('devices');
  const date = useDate();
  const lastSeen = useLastSeen();
  const navigate = useNavigate();
  const sessionMac = useSessionMac();
  const remove = (): void => {
    const state: RemovalState = { remove: [device.id] };
    void navigate(DEVICES, { state });
  };
  const { mac, addedAt, lastSeenAt, lostAt, online, wired, kind, complimentary } = device;
  const status = online ? t('portal:devices.onlineNow') : lastSeen(lastSeenAt);
  return (
    <Card as="section">
      <CardHeader title={t('edit.facts')} />
      <Stack gap={16}>
        <SummaryLines
          lines={[
            { label: t('addDevice.kind'), amount: t(`kinds.${kind}`) },
            { label: t('edit.address'), amount: mac },
            ...(status === null ? [] : [{ label: t('edit.status'), amount: status }]),
            { label: t('edit.joins'), amount: t(wired ? 'edit.byCable' : 'edit.byWifi') },
            ...(addedAt === null ? [] : [{ label: t('edit.added'), amount: date.full(addedAt) }]),
            ...(complimentary
              ? [{ label: t('slots.title'), amount: t('portal:devices.complimentary') }]
              : []),
          ]}
        />
        {isRandomisedMac(mac) && <RandomisedAdvice />}
        {isThisDevice(device, sessionMac) && <DisconnectDevice />}
        {reportsLost && lostAt === null && <ReportLost device={device} />}
        {lostAt === null && (
          <Button variant="soft" onClick={remove}>
            {t('edit.remove')}
          </Button>
        )}
      </Stack>
    </Card>
  );
};

export default EditDeviceScreen;
