import { Link } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '~/platform/store/hooks';

/** The people to ask, where the site names them. */
export const SupportActions = () => {
  const { t } = useTranslation('entry');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  if (!support?.phone && !support?.email) return null;
  return (
    <>
      {support.phone && (
        <Link href={`tel:${support.phone.replace(/\s/g, '')}`}>
          {t('contact', { phone: support.phone })}
        </Link>
      )}
      {support.email && (
        <Link href={`mailto:${support.email}`}>{t('write', { email: support.email })}</Link>
      )}
    </>
  );
};
