import { guestPassLength } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';

/** A pass's length in words: "4 hours", "3 days". */
export const useLength = () => {
  const { t } = useTranslation('guests');
  return (hours: number): string => {
    const { unit, count } = guestPassLength(hours);
    return t(`length.${unit}`, { count });
  };
};
