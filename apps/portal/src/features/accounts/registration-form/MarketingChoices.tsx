import type { MarketingPreference } from '@foyer/domain';
import { Stack, Text } from '@foyer/ui-kit/core';
import { CheckboxField } from '@foyer/ui-kit/parts';
import { useId } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ALL_NEWS, MARKETING, YES } from './registrationForm';
import type { SignUpFormState } from '../sign-up/useSignUp';

interface MarketingChoicesProps {
  form: SignUpFormState;
  /** Empty where the site does not ask for each channel. */
  channels: readonly MarketingPreference[];
}

/**
 * Consent to marketing, for each channel separately. No box is ticked beforehand, and none is
 * required.
 */
export const MarketingChoices = ({ form, channels }: MarketingChoicesProps) => {
  const { t } = useTranslation('accounts');
  const titleId = useId();
  const box = (name: string, label: string, hint: string | null) => (
    <CheckboxField
      key={name}
      id={form.field(name).id}
      name={name}
      checked={form.values[name] === YES}
      onChange={(event) => form.set(name, event.target.checked ? YES : '')}
      label={<bdi>{label}</bdi>}
      {...(hint && { hint: <bdi>{hint}</bdi> })}
    />
  );
  if (channels.length === 0) return box(ALL_NEWS, t('signUp.marketing.all'), null);
  return (
    <Stack gap={4} role="group" aria-labelledby={titleId}>
      <Text strong id={titleId}>
        {t('signUp.marketing.title')}
      </Text>
      <Text tone="quiet">{t('signUp.marketing.text')}</Text>
      {channels.map(({ id, title, description }) => box(`${MARKETING}${id}`, title, description))}
    </Stack>
  );
};
