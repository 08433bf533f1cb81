import { isPastDue, type Invoice } from '@foyer/domain';
import { now } from '~/session/storage/browserStores';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';

/** A sentence for each invoice that stays due: how much, for what, and by when, or that we charge it. Rule LAW-7. */
export const useDueTexts = () => {
  const { t } = useTranslation('dues');
  const money = useMoney();
  const date = useDate();
  const textOf = (invoice: Invoice): string => {
    const { amount, description, number, dueDate, state } = invoice;
    const said = { amount: money.text(amount), what: description ?? number, number };
    if (state === 'draft') return t('dueSoon', said);
    if (dueDate === null) return t('due', said);
    return t(isPastDue(invoice, now()) ? 'dueOn' : 'dueBy', { ...said, date: date.full(dueDate) });
  };
  /** @param renews the plan continues, and ends sooner if a payment for it stays overdue */
  return (dues: readonly Invoice[], renews: boolean): string[] => [
    ...dues.map(textOf),
    ...(renews && dues.some((invoice) => isPastDue(invoice, now())) ? [t('unpaid')] : []),
  ];
};
