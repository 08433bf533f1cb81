import { Button } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/** The contacts for help, where the site names some. */
export const SupportActions = () => {
  const { t } = useTranslation('entry');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  if (!support?.phone && !support?.email) return null;
  return (
    <div className="entry-support">
      {support.phone && (
        <Button href={`tel:${support.phone.replace(/\s/g, '')}`} variant="text" size="small">
          {t('contact', { phone: support.phone })}
        </Button>
      )}
      {support.email && (
        <Button href={`mailto:${support.email}`} variant="text" size="small">
          {t('write', { email: support.email })}
        </Button>
      )}
    </div>
  );
};
