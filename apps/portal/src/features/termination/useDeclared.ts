import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { wishedEndOf, type TerminationState } from './useTermination';

/** Who declares it, for which order, and how to reach them: the law wants these repeated. Rule LAW-7. */
export const useDeclared = (state: TerminationState): { label: string; amount: string }[] => {
  const { t } = useTranslation('termination');
  const date = useDate();
  if (state.step === 'name') return [];
  const { name, orderNumber, email } = state.order;
  const wished = wishedEndOf(state.order);
  return [
    { label: t('name'), amount: name },
    { label: t('number'), amount: orderNumber },
    { label: t('email'), amount: email },
    ...(wished === null
      ? []
      : [{ label: t('cancel.check.endsOn'), amount: date.calendarDay(wished) }]),
  ];
};
