import { Button, Text } from '@foyer/ui-kit/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/** Longer than a bank and the activation of a plan usually take. */
export const SLOW_PAYMENT_MS = 20_000;

/** Says what the user can do while a payment takes long: they need not stay on the page. */
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
