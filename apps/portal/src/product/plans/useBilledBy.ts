import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/** The sentence that says who bills what is not paid here. Rule BUY-19. */
export const useBilledBy = (): string => {
  const { t } = useTranslation('common');
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  return t('billedElsewhere', { site });
};
