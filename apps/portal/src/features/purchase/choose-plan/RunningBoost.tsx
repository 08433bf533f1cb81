import type { ActiveBoost } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** The extra that runs: another one can be bought when it has ended. Rule SUB-20. */
export const RunningBoost = ({ boost: { title, at } }: { boost: ActiveBoost }) => {
  const { t } = useTranslation('purchase');
  const date = useDate();
  return (
    <Banner
      tone="info"
      title={t('choose.running.title', {
        plan: title,
        date: date.full(at),
        time: date.time(at),
      })}
      action={
        <Button as={Link} to={paths.myAccount} variant="soft" size="small">
          {t('choose.running.receipt')}
        </Button>
      }
    >
      {t('choose.running.text')}
    </Banner>
  );
};
