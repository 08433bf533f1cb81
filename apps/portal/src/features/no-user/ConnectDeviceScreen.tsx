import { SegmentedControl } from '@foyer/ui-kit/core';
import { CheckboxField, TextField } from '@foyer/ui-kit/parts';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { FormCard } from '~/product/forms/FormCard';
import { LinkCard } from '~/shell/layout/LinkCard';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { TermsLink } from '~/shell/site/TermsLink';
import { useHasTerms } from '~/shell/site/useHasTerms';
import { DeviceResult } from './DeviceResult';
import { useConnectDeviceForm } from './useConnectDeviceForm';

type Connecting = ReturnType<typeof useConnectDeviceForm>;

/** Connects a device without an account. Rule NUJ-1. */
const ConnectDeviceScreen = () => {
  const { t } = useTranslation('no-user');
  const connecting = useConnectDeviceForm();
  const { result, again } = connecting;
  const headingOf = useHeading();
  // The page redirects to the screen that says so.
  if (result?.state === 'blocked' && result.mac === null) return null;
  return (
    <TaskScreen {...headingOf(connecting)} step={result?.state ?? 'form'}>
      {result ? (
        <DeviceResult result={result} onAnother={again} />
      ) : (
        <>
          <DeviceForm connecting={connecting} />
          <LinkCard title={t('haveAccount')} to={paths.login} label={t('common:logIn')} />
        </>
      )}
    </TaskScreen>
  );
};

/** The form, or the result for the device. */
const useHeading = () => {
  const { t } = useTranslation('no-user');
  const network = useAppSelector(({ site }) => site.info?.ssid ?? null);
  return ({ device, result }: Connecting): { title: string; text?: string } => {
    if (!result) return { title: t(`${device}.title`), text: t(`${device}.text`) };
    const { state, mac } = result;
    if (state === 'connecting') return { title: t('connecting.title') };
    const title = t(`${state}.title`);
    if (state === 'registered') {
      const key = network === null ? 'registered.unnamed' : 'registered.other';
      return { title, text: t(key, { mac, network }) };
    }
    if (state === 'online') return { title, text: t('online.own') };
    // Another page speaks of this device where it is blocked.
    if (state === 'blocked' || mac !== null)
      return { title, text: t(`${state}.other`, { mac, page: t('common:menu.devices') }) };
    return { title, text: t(`${state}.own`) };
  };
};

const DeviceForm = ({ connecting }: { connecting: Connecting }) => {
  const { t } = useTranslation('no-user');
  const { devices, device, choose, form, problem } = connecting;
  const terms = form.field('terms');
  const hasTerms = useHasTerms();
  return (
    <FormCard form={form} problem={problem} submitLabel={t(`${device}.submit`)}>
      {devices.length > 1 && (
        <SegmentedControl
          label={t('which')}
          options={devices.map((value) => ({ value, label: t(`choices.${value}`) }))}
          value={device}
          onChange={choose}
        />
      )}
      {device === 'other' && (
        <TextField
          {...form.field('mac')}
          label={t('mac')}
          hint={t('macHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={50}
        />
      )}
      {hasTerms && (
        <CheckboxField
          id={terms.id}
          name="terms"
          checked={terms.value === 'yes'}
          error={terms.error}
          onChange={({ target }) => form.set('terms', target.checked ? 'yes' : '')}
          label={<TextWithParts text={t('terms')} parts={{ terms: <TermsLink /> }} />}
        />
      )}
    </FormCard>
  );
};

export default ConnectDeviceScreen;
