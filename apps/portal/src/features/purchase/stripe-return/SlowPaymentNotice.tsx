import { Button, Text } from '@foyer/ui-kit/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/** How long a bank and a plan usually take, with some patience. */
export const SLOW_PAYMENT_MS = 20_000;

/** Nobody has to stay for a payment that takes its time: what to do meanwhile. */
export const SlowPaymentNotice = () => {
  const { t } = useTranslation('purchase');
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_PAYMENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <>
      <Text size="md">{t('return.long')}</Text>
      <Button wide variant="soft" as={Link} to={isLoggedIn ? paths.portal : paths.landing}>
        {t(isLoggedIn ? 'return.toPortal' : 'return.toStart')}
      </Button>
    </>
  );
};
