import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { paths } from '~/shared/routing/paths';
import { useActiveBoost } from './useActiveBoost';

/** The extra that runs: another one can be bought when it has ended. Rule SUB-20. */
const RunningBoost = () => {
  const { t } = useTranslation('purchase');
  const date = useDate();
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const boost = useActiveBoost();
  if (!boost) return null;
  const { title, at } = boost;
  return (
    <Banner
      tone="info"
      title={t('choose.running.title', {
        plan: title,
        date: date.full(at),
        time: date.time(at),
      })}
      action={
        isLoggedIn && (
          <Button as={Link} to={paths.myAccount} variant="soft" size="small">
            {t('choose.running.receipt')}
          </Button>
        )
      }
    >
      {t('choose.running.text')}
    </Banner>
  );
};

export default RunningBoost;
