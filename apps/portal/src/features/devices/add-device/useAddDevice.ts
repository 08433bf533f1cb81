import {
  addsDevicesByCloudpath,
  deviceKinds,
  mac as isMac,
  maxLength,
  parseMac,
  required,
  normaliseDeviceName,
  type DeviceKind,
} from '@foyer/domain';
import { useNavigate } from 'react-router-dom';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useAddDeviceMutation, useUpdateCloudpathDpskMutation } from '../devices.api';
import { DEVICES } from '../devicePaths';

const rules = { mac: [required, isMac], name: [required, maxLength('deviceName')] };
const initial = { mac: '', name: '', kind: 'other', wired: '' };

/** Errors about the device itself, not about the notation of its MAC address. Rule DEV-15. */
const aboutTheDevice = new Set(['DEVICE_EXISTS']);

const kindOf = (text: string): DeviceKind => deviceKinds.find((kind) => kind === text) ?? 'other';

/**
 * Adds a device by its MAC address, with the external key where the site keeps its keys outside.
 */
export const useAddDevice = () => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOutside = useAppSelector(
    ({ site }) => site.info !== null && addsDevicesByCloudpath(site.info),
  );
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
        dispatch(
          snackbarOpened({
            text: t('addDevice.added', { name: device.name }),
            type: 'Success',
          }),
        );
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

export type AddDeviceForm = ReturnType<typeof useAddDevice>['form'];
