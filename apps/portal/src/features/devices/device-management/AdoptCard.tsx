import { adoptionOf, required, type Adoption, type DeviceList } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { ChoiceList } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormCard } from '~/product/forms/FormCard';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { devicePath } from '~/shared/routing/devicePath';
import { useSessionMac } from '~/shell/portal/devices/useSessionMac';
import { useLastSeen } from '~/shell/portal/devices/useLastSeen';
import { useAdoptDeviceAddressMutation } from '../devices.api';

/**
 * Asks whether an unknown private address belongs to one of the devices, which then takes it on. A lost device is found
 * first, on its own page. Who says that it does not is not asked about this address again on this page. Rule LOST-4.
 */
export const AdoptCard = ({ list }: { list: DeviceList }) => {
  const sessionMac = useSessionMac();
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const [other, setOther] = useState<string | null>(null);
  const adoption = adoptionOf(list, isAgent ? null : sessionMac);
  if (!adoption || adoption.address.mac === other) return null;
  const { mac } = adoption.address;
  return <AdoptForm key={mac} adoption={adoption} onOther={() => setOther(mac)} />;
};

const AdoptForm = ({ adoption, onOther }: { adoption: Adoption; onOther: () => void }) => {
  const { t } = useTranslation('devices');
  const seen = useLastSeen();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [adopt] = useAdoptDeviceAddressMutation();
  const { problem, handleError, clear } = useFormProblem();
  const { address, devices } = adoption;
  const lost = devices.filter(({ lostAt }) => lostAt !== null).map(({ id }) => id);
  const form = useForm({
    initial: { device: '' },
    rules: { device: [required] },
    onSend: async ({ device }) => {
      clear();
      if (lost.includes(device)) {
        await navigate(devicePath(device));
        return null;
      }
      const { error } = await adopt({ id: device, mac: address.mac });
      if (error) return handleError(error, { device });
      const name = devices.find(({ id }) => id === device)?.name ?? '';
      dispatch(snackbarOpened({ text: t('adopt.done', { name }), type: 'Success' }));
      // The current device may have a slot now, so the gateway may let it online.
      if (address.isThis) await dispatch(refreshSession());
      return null;
    },
  });
  const field = form.field('device');
  const mac = `\u2066${address.mac}\u2069`;
  return (
    <FormCard
      form={form}
      title={t('adopt.title')}
      problem={problem}
      submitLabel={t(lost.includes(field.value) ? 'portal:online.seeDevice' : 'adopt.submit')}
      after={
        <Button variant="text" wide onClick={onOther}>
          {t('adopt.other')}
        </Button>
      }
    >
      <Text>
        {address.isThis
          ? t('adopt.textThis', { mac })
          : address.name
            ? t('adopt.text', { name: address.name, mac })
            : t('adopt.textUnnamed', { mac })}
      </Text>
      <Text tone="quiet">{t('adopt.why')}</Text>
      <ChoiceList
        id={field.id}
        label={t('adopt.which')}
        error={field.error}
        value={field.value || null}
        choices={devices.map(({ id, name, lastSeenAt }) => ({
          value: id,
          label: name,
          hint: lost.includes(id) ? t('adopt.lost') : seen(lastSeenAt),
        }))}
        onChange={(id) => form.set('device', id)}
      />
    </FormCard>
  );
};
