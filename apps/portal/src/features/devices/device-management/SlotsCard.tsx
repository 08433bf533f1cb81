import {
  countLabel,
  defaultPublicConfig,
  deviceChanges,
  deviceSlots,
  type DeviceList,
} from '@foyer/domain';
import { Card, CardHeader, Chip, Quantity, SlotBars, Stack, Text } from '@foyer/ui-kit/core';
import { useMessage } from '~/shared/i18n/useMessage';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LargerPlans } from '../LargerPlans';
import { useAddDeviceBlocker } from '../useAddDeviceBlocker';
import { useChangesLeft } from '../useChangesLeft';

/** With more slots than this, the card shows numbers without bars. */
const COUNTABLE = 24;

/**
 * Device slots: how many are used, as bars and in numbers, and how many device changes are left.
 */
export const SlotsCard = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const message = useMessage();
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const slots = deviceSlots(list, config);
  if (!slots) return <UncountedSlots list={list} />;
  const { used, over, free, total, complimentary, unlimited } = slots;
  const say = (count: number) => message(countLabel(count, Infinity));
  return (
    <Card as="section">
      <CardHeader
        title={t('slots.title')}
        action={
          <Chip tone={free === 0 && !unlimited ? 'warning' : 'soft'}>
            {unlimited
              ? message(countLabel(total, config.deviceCountThreshold))
              : t('slots.free', { count: free })}
          </Chip>
        }
      />
      <Stack gap={12}>
        {unlimited ? (
          <Quantity size="lg" value={list.devices.length} unit={t('slots.inUse')} />
        ) : (
          <Quantity size="lg" value={used} unit={t('slots.used', { total })} />
        )}
        {!unlimited && total <= COUNTABLE && <SlotBars used={used - over} total={total} />}
        {complimentary > 0 && (
          <Text size="xs" tone="quiet">
            {t('slots.complimentary', { count: complimentary })}
          </Text>
        )}
        <Changes list={list} />
        {over > 0 && (
          <Text size="xs">
            {t('slots.over', { used: say(used), total: say(total), spare: say(over + 1) })}
          </Text>
        )}
        <Full list={list} />
      </Stack>
    </Card>
  );
};

/** Changes may be counted where slots are not. Rule DEV-11. */
const UncountedSlots = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  if (!deviceChanges(list, config, now())) return null;
  return (
    <Card as="section">
      <CardHeader title={t('changes.title')} />
      <Stack gap={12}>
        <Changes list={list} />
        <Full list={list} />
      </Stack>
    </Card>
  );
};

/** How many device changes are left, with the additional ones. Rule DEV-4. */
const Changes = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const isSpent = useAddDeviceBlocker(list) === 'changesSpent';
  const left = useChangesLeft(list);
  const { additionalDeviceChanges: count } = list;
  if (left === null) return null;
  return (
    <Text size="xs" {...(isSpent ? { strong: true } : { tone: 'quiet' })}>
      {left}
      {count > 0 && ` ${t('changes.additional', { count })}`}
    </Text>
  );
};

/** Why no device can be added now, and what to do about it, unless the changes say it. */
const Full = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const refusal = useAddDeviceBlocker(list);
  if (!refusal || refusal === 'changesSpent') return null;
  return (
    <Text size="xs" strong>
      {t(`refusal.${refusal}`)} {refusal === 'slotsFull' && <LargerPlans />}
    </Text>
  );
};
