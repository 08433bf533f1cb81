import { brandName } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/** The brand's name, and the site's own logo where it has one. */
export const useBrand = () => {
  const { t } = useTranslation('common');
  const info = useAppSelector(({ site }) => site.info);
  const themeTitle = useAppSelector(({ site }) => site.themeTitle);
  const name = info ? brandName(info, themeTitle) : (themeTitle ?? t('wifi'));
  return {
    name,
    image: info?.logo ? { src: info.logo, dark: info.logoDark, alt: name } : undefined,
  };
};
