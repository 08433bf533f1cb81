import { Button } from '@foyer/ui-kit/core';
import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { loadConfirmEmailCards } from '~/features/accounts/routes';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useReloadAccountMutation } from '~/session/api/account.api';
import { enterQuarantine } from '~/product/network/enterQuarantine';
import { useAppDispatch } from '~/session/store/hooks';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { SectionLoadError } from '~/shell/portal/sections/SectionLoadError';
import { LinesSkeleton } from '~/shell/portal/sections/QuerySection';
import { useLogOut } from '~/shell/log-out/useLogOut';

const ConfirmEmailCards = lazyComponent(loadConfirmEmailCards, {
  loading: () => <LinesSkeleton />,
  failed: SectionLoadError,
});

/**
 * Replaces `/portal` while the email address is unconfirmed, in every portal type: the user can
 * send the mail again, correct the address, or log out.
 */
const ConfirmEmail = () => {
  const { t } = useTranslation('home');
  const { logOut, isLoggingOut } = useLogOut();
  const [learn] = useReloadAccountMutation();
  const dispatch = useAppDispatch();
  // The user needs network access to reach the mail. Rule BUY-12.
  useEffect(() => void dispatch(enterQuarantine()), [dispatch]);
  return (
    <PortalScreen title={t('confirmEmail.title')}>
      <ConfirmEmailCards onConfirmed={async () => void (await learn())} />

      <Button variant="text" wide busy={isLoggingOut} onClick={logOut}>
        {t('common:logOut')}
      </Button>
    </PortalScreen>
  );
};

export default ConfirmEmail;
