import { devicesToRejoin, type DeviceList } from '@foyer/domain';
import { Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** The most names in the list. */
const NAMED = 8;

/** Names the devices that must rejoin with the new key. */
export const RejoinList = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const devices = devicesToRejoin(list);
  if (devices.length === 0) return <Text tone="quiet">{t('rejoin.none')}</Text>;
  const rest = devices.length - NAMED;
  return (
    <div>
      <Text strong>{t('rejoin.title', { count: devices.length })}</Text>
      <ul>
        {devices.slice(0, NAMED).map(({ id, name, mac }) => (
          <li key={id}>{name || mac}</li>
        ))}
        {rest > 0 && <li>{t('rejoin.more', { count: rest })}</li>}
      </ul>
    </div>
  );
};
