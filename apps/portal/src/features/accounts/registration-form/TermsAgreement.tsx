import { CheckboxField } from '@foyer/ui-kit/parts';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { useForm } from '~/product/forms/useForm';
import { TermsLink } from '~/shell/site/TermsLink';
import { useHasTerms } from '~/shell/site/useHasTerms';
import { useAppSelector } from '~/session/store/hooks';
import { YES } from './registrationForm';

type Form = Pick<ReturnType<typeof useForm<string>>, 'field' | 'set' | 'values'>;

/** Accepts the terms. The user can read them in full without losing the typed values. */
export const TermsAgreement = ({ form }: { form: Form }) => {
  const { t } = useTranslation('accounts');
  const inShort = useAppSelector(({ site }) => site.info?.terms?.text ?? null);
  const { id, error } = form.field('terms');
  if (!useHasTerms()) return null;
  return (
    <CheckboxField
      id={id}
      name="terms"
      checked={form.values['terms'] === YES}
      error={error}
      onChange={(event) => form.set('terms', event.target.checked ? YES : '')}
      label={<TextWithParts text={t('terms')} parts={{ terms: <TermsLink /> }} />}
      {...(inShort && { hint: <bdi>{inShort}</bdi> })}
    />
  );
};
