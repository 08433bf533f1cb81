import { phoneLink } from '@foyer/domain';
import { Button } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
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
        <Button href={phoneLink(support.phone)} variant="text" size="small">
          {t('contact', { phone: support.phone })}
        </Button>
      )}
      {support.email && (
        <Button href={`mailto:${support.email}`} variant="text" size="small">
          {breakable(t('write', { email: support.email }))}
        </Button>
      )}
    </div>
  );
};

/** Large text breaks an address before its parts, and not inside one. */
const breakable = (text: string): ReactNode => {
  const [first, ...rest] = text.split(/(?=[@.])/);
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
};
