import { maxLengths, required, TERMINATION_LATEST_END, type TerminationKind } from '@foyer/domain';
import { Button, Text } from '@foyer/ui-kit/core';
import { TextField } from '@foyer/ui-kit/parts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DayField } from '~/product/dates/DayField';
import { dayOf } from '~/product/dates/days';
import { EmailField } from '~/product/forms/EmailField';
import { FormCard } from '~/product/forms/FormCard';
import { useForm } from '~/product/forms/useForm';
import { now } from '~/session/storage/browserStores';
import { useGetBillingQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import type { NextStep, StepProps } from './useTermination';
import { useWhatSupportDoes } from './useWhatSupportDoes';

/** The first step: names the order. The explanation is too long for the hero, whose words leave room for the drawing. */
export const NameOrder = ({ kind, termination, text }: StepProps & { text: string }) => {
  const { t } = useTranslation('termination');
  const [params] = useSearchParams();
  const { sendAnyway } = termination;
  const site = useAppSelector(({ site: { info } }) => info);
  // Where no site is known, the user may be one of a country that allows no second page.
  const isOneStep = kind === 'cancel' && (!site || site.consumerRights?.cancelsInOneStep === true);
  // What the button that was pressed does.
  const next = useRef<NextStep>('check');
  const supportDoes = useWhatSupportDoes();
  const known = useAppSelector(({ session }) => session.account?.siteUser);
  const date = useDate();
  const [opened] = useState(now);
  const ends = { min: dayOf(opened), max: dayOf(opened + TERMINATION_LATEST_END) };
  const form = useForm({
    initial: {
      name: known ? `${known.firstName} ${known.lastName}`.trim() : '',
      orderNumber: params.get('order') ?? '',
      email: known?.email ?? '',
      reason: '',
      endsOn: '',
    },
    rules: { name: [required], orderNumber: [required], email: [required] },
    draft: termination.draft,
    onSend: async (order) => {
      const { endsOn } = order;
      const isOut = endsOn !== '' && (endsOn < ends.min || endsOn > ends.max);
      if (!isOut) return termination.check(order, next.current);
      return {
        endsOn: t('cancel.name.endsOnRange', { date: date.calendarDay(Date.parse(ends.max)) }),
      };
    },
  });
  const only = useOnlyOrder(!known || params.has('order'));
  useEffect(() => {
    if (only && form.values.orderNumber === '') form.set('orderNumber', only);
    // oxlint-disable-next-line react/exhaustive-deps -- once, and never over what the user types later
  }, [only]);
  const goOn =
    (step: NextStep) =>
    (event?: FormEvent): Promise<void> => {
      next.current = step;
      return form.send(event);
    };
  return (
    <FormCard
      form={{ ...form, send: goOn(isOneStep ? 'end' : 'check') }}
      problem={termination.problem}
      problemAction={
        sendAnyway && (
          <SendAnyway
            kind={kind}
            isSending={sendAnyway.isSending}
            send={() => sendAnyway.send(form.values)}
          />
        )
      }
      submitLabel={isOneStep ? t('cancel.check.submit') : t('common:continue')}
      after={
        isOneStep && (
          <Button
            variant="text"
            wide
            disabled={form.isSending}
            onClick={() => void goOn('check')()}
          >
            {t('cancel.name.seeDate')}
          </Button>
        )
      }
    >
      <Text>{text}</Text>
      {kind === 'cancel' && (
        <Text>{t(isOneStep ? 'cancel.name.dateAfter' : 'cancel.name.dateBefore')}</Text>
      )}
      <TextField
        {...form.field('name')}
        label={t('name')}
        autoComplete="name"
        maxLength={maxLengths.fullName}
      />
      <TextField
        {...form.field('orderNumber')}
        label={t('orderNumber')}
        hint={t('orderNumberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
      />
      <EmailField field={form.field('email')} hint={t('emailHint')} />
      {kind === 'cancel' && (
        <DayField
          which="end"
          name="endsOn"
          value={form.values.endsOn}
          error={form.field('endsOn').error}
          onChoose={(day) => form.set('endsOn', day)}
          {...ends}
          label={t('cancel.name.endsOn')}
          hint={t('cancel.name.endsOnHint')}
          optionalLabel={t('forms:optional')}
        />
      )}
      {kind === 'cancel' && (
        <TextField
          {...form.field('reason')}
          label={t('cancel.name.reason')}
          hint={t(`cancel.name.reasonHint.${supportDoes}`)}
          optionalLabel={t('forms:optional')}
          autoComplete="off"
          maxLength={maxLengths.description}
        />
      )}
    </FormCard>
  );
};

/** The number of a logged-in user's only paid invoice: of several, only the user knows which order is meant. */
const useOnlyOrder = (skip: boolean): string | null => {
  const { data } = useGetBillingQuery(undefined, { skip });
  const [first, ...more] = (data?.invoices ?? []).filter(({ state }) => state === 'paid');
  return first && more.length === 0 ? first.number : null;
};

/** Sends a declaration to support that the server refuses. Rule LAW-18. */
const SendAnyway = (props: {
  kind: TerminationKind;
  send: () => Promise<void>;
  isSending: boolean;
}) => {
  const { t } = useTranslation('termination');
  return (
    <Button variant="soft" size="small" busy={props.isSending} onClick={() => void props.send()}>
      {t(`${props.kind}.send`)}
    </Button>
  );
};
