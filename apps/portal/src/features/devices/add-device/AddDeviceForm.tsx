import { deviceKinds, isRandomisedMac, maxLengths, parseMac } from '@foyer/domain';
import { Notice } from '@foyer/ui-kit/core';
import { Select, Switch, TextField } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { FormCard } from '~/product/forms/FormCard';
import { useAppSelector } from '~/session/store/hooks';
import type { useAddDevice } from './useAddDevice';

/** Adds any device by its MAC address, in any notation. */
export const AddDeviceForm = ({ form, problem, isOutside }: ReturnType<typeof useAddDevice>) => {
  const { t } = useTranslation('devices');
  const hasCable = useAppSelector(({ site }) => site.info?.wiredNetworkingEnabled ?? false);
  const mac = parseMac(form.values.mac);
  return (
    <FormCard
      form={form}
      title={t('addDevice.formTitle')}
      problem={problem}
      submitLabel={t('addDevice.submit')}
    >
      <TextField
        {...form.field('mac')}
        label={t('addDevice.mac')}
        hint={mac ? t('addDevice.macRead', { mac }) : t('addDevice.macHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        success={mac !== null && !form.field('mac').error}
      />
      {mac && isRandomisedMac(mac) && <RandomisedAdvice />}
      <TextField
        {...form.field('name')}
        label={t('addDevice.name')}
        hint={t('addDevice.nameHint')}
        autoComplete="off"
        maxLength={maxLengths.deviceName}
      />
      {!isOutside && (
        <Select
          label={t('addDevice.kind')}
          name="kind"
          value={form.values.kind}
          onChange={(event) => form.set('kind', event.target.value)}
          options={deviceKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
      )}
      {hasCable && !isOutside && (
        <Switch
          label={t('addDevice.wired')}
          hint={t('addDevice.wiredHint')}
          name="wired"
          checked={form.values.wired !== ''}
          onChange={(event) => form.set('wired', event.target.checked ? 'yes' : '')}
        />
      )}
    </FormCard>
  );
};

/**
 * Warns about a randomised MAC address: it changes, and the network then no longer knows the
 * device.
 */
export const RandomisedAdvice = () => {
  const { t } = useTranslation('devices');
  return (
    <div role="status">
      <Notice>
        <strong>{t('randomised.title')}</strong> {t('randomised.text')}
      </Notice>
    </div>
  );
};
