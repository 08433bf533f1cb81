import { Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import GuestPassEnd, { useGuestPassEnd } from '~/product/guests/GuestPassEnd';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** For a customer without a plan who is a guest of another: the end of their pass, or the way to use one. Rule GUEST-9. */
const GuestAccess = () => {
  const { t } = useTranslation('guests');
  const end = useGuestPassEnd();
  if (end === undefined) return null;
  if (end !== null) return <GuestPassEnd />;
  return (
    <Button as={Link} to={paths.guestPass} variant="onHeroRaised">
      {t('redeem.have')}
    </Button>
  );
};

export default GuestAccess;
