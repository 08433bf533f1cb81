import type { MarketingPreference } from '@foyer/domain';
import { Stack, Text } from '@foyer/ui-kit/core';
import { CheckboxField, Disclosure } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ALL_NEWS, MARKETING, YES } from './registrationForm';
import type { SignUpFormState } from '../sign-up/useSignUp';

interface MarketingChoicesProps {
  form: SignUpFormState;
  /** Empty where the site does not ask for each channel. */
  channels: readonly MarketingPreference[];
}

/**
 * Consent to marketing, for each channel separately, in one row that unfolds. No box is ticked beforehand, and none is
 * required. A box that the person ticked before, in a draft, stays in sight.
 */
export const MarketingChoices = ({ form, channels }: MarketingChoicesProps) => {
  const { t } = useTranslation('accounts');
  const [wasTicked] = useState(() =>
    channels.some(({ id }) => form.values[`${MARKETING}${id}`] === YES),
  );
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
    <Disclosure title={t('signUp.marketing.title')} open={wasTicked}>
      <Stack gap={4} role="group" aria-label={t('signUp.marketing.title')}>
        <Text tone="quiet">{t('signUp.marketing.text')}</Text>
        {channels.map(({ id, title, description }) => box(`${MARKETING}${id}`, title, description))}
      </Stack>
    </Disclosure>
  );
};
