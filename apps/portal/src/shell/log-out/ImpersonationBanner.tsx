import { Banner, Button } from '@foyer/ui-kit/core';
import { userIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useLogOut } from './useLogOut';

/** Tells a support agent whose account this is, and ends the impersonation. */
const ImpersonationBanner = () => {
  const { t } = useTranslation('log-out');
  const { person, logOut, isLoggingOut } = useLogOut();
  if (!person) return null;
  return (
    <Banner
      tone="warning"
      icon={userIcon}
      title={t('impersonation.title', { name: person.name })}
      action={
        <Button variant="soft" size="small" busy={isLoggingOut} onClick={logOut}>
          {t('impersonation.end')}
        </Button>
      }
    >
      {t('impersonation.text')}
    </Banner>
  );
};

export default ImpersonationBanner;
