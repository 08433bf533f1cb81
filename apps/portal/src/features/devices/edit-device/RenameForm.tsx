import { maxLength, maxLengths, required, normaliseDeviceName, type Device } from '@foyer/domain';
import { TextField } from '@foyer/ui-kit/parts';
import { useNavigate } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useAppDispatch } from '~/session/store/hooks';
import { useRenameDeviceMutation } from '../devices.api';
import { DEVICES } from '../devicePaths';

const rules = { name: [required, maxLength('deviceName')] };

/**
 * Renames a device. The new name shows at once; a refusal restores the old one and keeps the typed
 * name in the form.
 */
export const RenameForm = ({ device }: { device: Device }) => {
  const { t } = useTranslation('devices');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [rename] = useRenameDeviceMutation();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial: { name: device.name },
    rules,
    onSend: async ({ name }): Promise<Record<string, string> | null> => {
      clear();
      const newName = normaliseDeviceName(name);
      const { error } = await rename({ id: device.id, newName });
      if (!error) {
        dispatch(
          snackbarOpened({
            text: t('edit.saved', { name: newName }),
            type: 'Success',
          }),
        );
        await navigate(DEVICES);
        return null;
      }
      const { newName: wrong = '' } = handleError(error, { newName });
      return { name: wrong };
    },
  });
  return (
    <FormCard form={form} problem={problem} submitLabel={t('edit.save')}>
      <TextField
        {...form.field('name')}
        label={t('addDevice.name')}
        autoComplete="off"
        maxLength={maxLengths.deviceName}
      />
    </FormCard>
  );
};
