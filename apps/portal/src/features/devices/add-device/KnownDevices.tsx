import { isSameMac, parseMac, type DeviceKind, type DeviceList } from '@foyer/domain';
import { ActionRow, Card, CardHeader, Icon, RowList } from '@foyer/ui-kit/core';
import { addIcon, phoneIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { deviceIcon } from '~/shell/portal/devices/deviceIcons';
import { useLastSeen } from '~/shell/portal/devices/useLastSeen';
import { useAppSelector } from '~/session/store/hooks';
import type { AddDeviceForm } from './useAddDevice';

interface KnownDevicesProps {
  list: DeviceList;
  form: AddDeviceForm;
}

interface Candidate {
  mac: string;
  title: string;
  hint: string | null;
  name: string;
  kind: DeviceKind;
  isThis: boolean;
}

/**
 * Devices whose MAC address the user need not type: this device, and those that the network has
 * seen.
 */
export const KnownDevices = ({ list, form }: KnownDevicesProps) => {
  const { t } = useTranslation('devices');
  const candidates = useCandidates(list);
  if (candidates.length === 0) return null;
  const take = ({ mac, name, kind }: Candidate): void => {
    form.setAll({ mac, name, kind });
    document.getElementById(form.field('name').id)?.focus();
  };
  return (
    <Card as="section">
      <CardHeader title={t('known.title')} />
      <RowList label={t('known.title')}>
        {candidates.map((candidate) => (
          <ActionRow
            key={candidate.mac}
            as="button"
            icon={candidate.isThis ? phoneIcon : deviceIcon(candidate.kind)}
            tile={candidate.isThis ? 'soft' : 'plain'}
            title={candidate.title}
            hint={
              <>
                {candidate.hint && <span>{candidate.hint}</span>}
                <bdi>{candidate.mac}</bdi>
              </>
            }
            end={<Icon of={addIcon} />}
            onClick={() => take(candidate)}
          />
        ))}
      </RowList>
    </Card>
  );
};

const useCandidates = ({ devices, seenDevices }: DeviceList): Candidate[] => {
  const { t } = useTranslation('devices');
  const seen = useLastSeen();
  // A support agent's own device does not belong to this account.
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const sessionMac = useSessionMac();
  const mine = isAgent ? null : parseMac(sessionMac);
  const isListed = devices.some(({ mac }) => isSameMac(mac, mine));
  const own: Candidate[] =
    mine && !isListed
      ? [
          {
            mac: mine,
            title: t('known.thisDevice'),
            hint: t('known.thisDeviceHint'),
            name: '',
            kind: 'other',
            isThis: true,
          },
        ]
      : [];
  const others = seenDevices
    .filter(({ mac }) => !isSameMac(mac, mine))
    .map(({ mac, name, kind, lastSeenAt }) => ({
      mac,
      title: name ?? t('known.unnamed'),
      hint: seen(lastSeenAt),
      name: name ?? '',
      kind,
      isThis: false,
    }));
  return [...own, ...others];
};
