import {
  arePassesSpent,
  endForGuests,
  maxLength,
  maxLengths,
  required,
  type GuestPasses,
} from '@foyer/domain';
import { Banner, Text } from '@foyer/ui-kit/core';
import { ChoiceList, TextField } from '@foyer/ui-kit/parts';
import { FormCard } from '~/product/forms/FormCard';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCountReset } from '~/shell/portal/useCountReset';
import { useCreateGuestPassMutation } from '../guests.api';
import { useLength } from './useLength';

interface GiveFormProps {
  given: GuestPasses;
  /** Called with the id of a new pass. */
  onGiven: (id: string) => void;
}

/** Gives a pass, while there are any. An agent gives none. Rules GUEST-2 and GUEST-7. */
export const GiveForm = ({ given, onGiven }: GiveFormProps) => {
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  if (isAgent || given.hours.length === 0) return null;
  return arePassesSpent(given, now()) ? (
    <Spent resetsAt={given.resetsAt} />
  ) : (
    <Form given={given} onGiven={onGiven} />
  );
};

const Form = ({ given, onGiven }: GiveFormProps) => {
  const { t } = useTranslation('guests');
  const lengthOf = useLength();
  const endText = useEndText(given);
  const [create] = useCreateGuestPassMutation();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial: { name: '', hours: String(given.hours[0]) },
    rules: { name: [maxLength('guestName')], hours: [required] },
    draft: 'guest-pass',
    onSend: async (values) => {
      clear();
      const { data, error } = await create({
        name: values.name.trim(),
        hours: Number(values.hours),
      });
      if (error) return handleError(error, values);
      form.setAll({ name: '' });
      onGiven(data.id);
      return null;
    },
  });
  const hours = form.field('hours');
  return (
    <FormCard
      form={form}
      title={t('give.title')}
      problem={problem}
      submitLabel={t('give.submit')}
      after={
        given.left !== null &&
        given.total !== null && (
          <Text size="xs" tone="quiet">
            {t('give.left', { count: given.left, total: given.total })}
          </Text>
        )
      }
    >
      <Text tone="quiet">
        {t('give.text')} {endText}
      </Text>
      <TextField
        {...form.field('name')}
        label={t('give.name')}
        hint={t('give.nameHint')}
        optionalLabel={t('forms:optional')}
        autoComplete="off"
        maxLength={maxLengths.guestName}
      />
      <ChoiceList
        id={hours.id}
        label={t('give.hours')}
        error={hours.error}
        value={hours.value}
        choices={given.hours.map((length) => ({
          value: String(length),
          label: lengthOf(length),
        }))}
        onChange={(length) => form.set('hours', length)}
      />
      {given.takesSlot && <Text tone="quiet">{t('give.slot')}</Text>}
    </FormCard>
  );
};

/** When guests go offline with their host, as far as is known. Rule GUEST-5. */
const useEndText = ({ hours }: GuestPasses): string => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const { data: dashboard } = useGetDashboardQuery();
  const end = dashboard ? endForGuests(dashboard, hours, now()) : null;
  if (!end) return t('give.ends');
  const told = { date: date.day(end.at), time: date.time(end.at) };
  return t(end.why === 'plan' ? 'give.endsPlan' : 'give.endsPause', told);
};

const Spent = ({ resetsAt }: Pick<GuestPasses, 'resetsAt'>) => {
  const { t } = useTranslation('guests');
  const date = useDate();
  const reset = useCountReset(resetsAt);
  return (
    <Banner title={t('give.spent')}>
      {reset.kind === 'on'
        ? t('give.spentAgain', { date: date.dayOfMonth(reset.at) })
        : t('give.spentText')}
    </Banner>
  );
};
