import { deviceSlots, defaultPublicConfig, type Device, type DeviceList } from '@foyer/domain';
import {
  ActionRow,
  Button,
  Card,
  CardHeader,
  EmptyState,
  PhoneOnly,
  RowList,
  Stack,
  Text,
} from '@foyer/ui-kit/core';
import { addIcon, devicesIcon } from '@foyer/ui-kit/icons';
import { Pagination, TextField } from '@foyer/ui-kit/parts';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { DeviceRow } from './DeviceRow';
import { useDeviceList } from './useDeviceList';
import { useSelection } from './useSelection';

interface DevicesSectionProps {
  list: DeviceList;
  onRemove: (devices: readonly Device[]) => void;
  addButton: ReactNode;
}

/** The devices on this plan: the user can search them and remove several together. */
export const DevicesSection = ({ list, onRemove, addButton }: DevicesSectionProps) => {
  const { t } = useTranslation('devices');
  const selection = useSelection();
  const view = useDeviceList(list.devices);
  if (list.devices.length === 0) return <NoDevices list={list} addButton={addButton} />;
  return (
    <Card as="section">
      <CardHeader
        title={t('list.title')}
        action={
          <Button
            variant="text"
            size="small"
            onClick={selection.isSelecting ? selection.end : selection.begin}
          >
            {t(selection.isSelecting ? 'list.done' : 'list.select')}
          </Button>
        }
      />
      <Stack gap={16}>
        {view.isSearchable && (
          <TextField
            type="search"
            label={t('list.search')}
            value={view.typed}
            autoComplete="off"
            onChange={(event) => view.search(event.target.value)}
          />
        )}
        {view.found === 0 && (
          <div role="status">
            <Text tone="quiet">{t('list.nothingFound')}</Text>
          </div>
        )}
        <RowList label={t(selection.isSelecting ? 'list.choose' : 'list.title')}>
          {view.shown.map((device) => {
            const own = selection.of(device);
            return <DeviceRow key={device.id} device={device} {...(own && { selection: own })} />;
          })}
          {!view.toNext && <FreeSlots list={list} />}
        </RowList>
        {(view.toNext ?? view.toPrevious) && (
          <Pagination
            label={t('list.pages')}
            place={t('list.place', {
              first: view.first + 1,
              last: view.first + view.shown.length,
              total: view.found,
            })}
            previousLabel={t('list.previous')}
            nextLabel={t('list.next')}
            onPrevious={view.toPrevious}
            onNext={view.toNext}
            busy={view.isTurning}
          />
        )}
        {selection.isSelecting ? (
          <RemoveChosen
            devices={selection.devices}
            onRemove={(devices) => {
              selection.end();
              onRemove(devices);
            }}
          />
        ) : (
          <PhoneOnly>{addButton}</PhoneOnly>
        )}
      </Stack>
    </Card>
  );
};

const RemoveChosen = ({
  devices,
  onRemove,
}: Pick<DevicesSectionProps, 'onRemove'> & { devices: readonly Device[] }) => {
  const { t } = useTranslation('devices');
  const count = devices.length;
  return (
    <Button
      variant="soft"
      aria-disabled={count === 0}
      onClick={() => count > 0 && onRemove(devices)}
    >
      {count === 0 ? t('list.removeNone') : t('list.remove', { count })}
    </Button>
  );
};

const FreeSlots = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const slots = deviceSlots(list, config);
  if (!slots || slots.unlimited || slots.free === 0) return null;
  return (
    <ActionRow
      as="div"
      icon={addIcon}
      tile="free"
      title={t('slots.freeRow', { count: slots.free })}
    />
  );
};

const NoDevices = ({ list, addButton }: { list: DeviceList; addButton: ReactNode }) => {
  const { t } = useTranslation('devices');
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const slots = deviceSlots(list, config);
  return (
    <Card>
      <EmptyState
        icon={devicesIcon}
        title={t('empty.title')}
        text={
          !slots || slots.unlimited ? t('empty.text') : t('empty.textFree', { count: slots.free })
        }
        action={addButton}
      />
    </Card>
  );
};
