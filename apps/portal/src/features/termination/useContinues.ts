import type { Instant, Termination } from '@foyer/domain';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';

type Facts = Pick<Termination, 'keepsPlan' | 'returns'>;

/** Whether only a change is withdrawn from that has not started and costs nothing. */
export const isBookedChange = ({ keepsPlan, returns }: Facts): boolean =>
  keepsPlan && returns === null;

/**
 * Says how the contract continues if only a change or a pause is withdrawn from; null if the plan ends. Rule LAW-5.
 * @param at when the withdrawal takes effect
 */
export const useContinues = () => {
  const { t } = useTranslation('termination');
  const date = useDate();
  return (step: 'check' | 'done', facts: Facts, at: Instant): string | null => {
    const { keepsPlan, returns } = facts;
    if (returns?.title)
      return t(returns.at > at ? 'withdraw.returnsLater' : 'withdraw.returns', {
        plan: returns.title,
        date: date.full(returns.at),
      });
    if (returns)
      return returns.at > at
        ? t('withdraw.pauseUntil', { date: date.full(returns.at) })
        : t('withdraw.pause');
    return keepsPlan ? t(`withdraw.${step}.change`) : null;
  };
};
