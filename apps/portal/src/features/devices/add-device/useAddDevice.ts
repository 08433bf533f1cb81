import {
  addsDevicesByCloudpath,
  deviceKinds,
  isSameMac,
  mac as isMac,
  maxLength,
  parseMac,
  required,
  normaliseDeviceName,
  type DeviceKind,
  type DeviceList,
} from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useAddDeviceMutation, useUpdateCloudpathDpskMutation } from '../devices.api';
import { DEVICES } from '../devicePaths';

const rules = { mac: [required, isMac], name: [required, maxLength('deviceName')] };
const initial = { mac: '', name: '', kind: 'other', wired: '' };

/** Errors about the device itself, not about the notation of its MAC address. Rule DEV-15. */
const aboutTheDevice = new Set(['DEVICE_EXISTS']);

const kindOf = (text: string): DeviceKind => deviceKinds.find((kind) => kind === text) ?? 'other';

/**
 * Adds a device by its MAC address, with the user's external key where the site keeps its keys outside.
 */
export const useAddDevice = (list: DeviceList) => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasOwn = useHasOwnNetwork();
  const isOutside = useAppSelector(
    ({ site }) => site.info !== null && addsDevicesByCloudpath(site.info, hasOwn),
  );
  const howToJoin = useHowToJoin(list);
  const sessionMac = useSessionMac();
  const [add] = useAddDeviceMutation();
  const [addOutside] = useUpdateCloudpathDpskMutation();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial,
    rules,
    draft: 'add-device',
    onSend: async (values) => {
      const { mac, name, kind, wired } = values;
      clear();
      const device = { mac: parseMac(mac) ?? mac, name: normaliseDeviceName(name) };
      const { error } = isOutside
        ? await addOutside(device)
        : await add({ ...device, kind: kindOf(kind), wired: wired !== '' });
      if (!error) {
        const added = t('addDevice.added', { name: device.name });
        const isHere = isSameMac(device.mac, sessionMac);
        const text = howToJoin && !wired && !isHere ? `${added} ${howToJoin}` : added;
        dispatch(snackbarOpened({ text, type: 'Success' }));
        await navigate(DEVICES);
        return null;
      }
      if ('code' in error && aboutTheDevice.has(error.code ?? ''))
        return { mac: t('addDevice.taken') };
      return handleError(error, values);
    },
  });
  return { form, problem, isOutside };
};

/** The network on which a device with a known address goes online without a log-in; null without access. Rule CONN-11. */
const useNetworkToJoin = (): string | null =>
  useAppSelector(({ session: { account }, site: { info } }) =>
    account?.siteUser.hasActiveSubscription && !account.siteUser.paused
      ? (info?.ssid ?? null)
      : null,
  );

/** How a device with a known address goes online. It is for the site's network, not for the user's own. Rule CONN-11. */
const useHowToJoin = ({ ssidName, wpaPskPassphrase }: DeviceList): string | null => {
  const { t } = useTranslation('devices');
  const network = useNetworkToJoin();
  const hasOwn = useHasOwnNetwork();
  if (!network) return null;
  return hasOwn && ssidName && wpaPskPassphrase && ssidName !== network
    ? t('addDevice.nextBesideOwn', { network, own: ssidName })
    : t('addDevice.next', { network });
};

export type AddDeviceForm = ReturnType<typeof useAddDevice>['form'];
