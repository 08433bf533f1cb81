import { Banner, Button } from '@foyer/ui-kit/core';
import { userIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { useLogOut } from '~/shell/portal/useLogOut';

/** Tells a support agent whose account this is, and ends the impersonation. */
export const ImpersonationBanner = () => {
  const { t } = useTranslation('portal');
  const isImpersonating = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const { person, logOut, isLoggingOut } = useLogOut();
  if (!isImpersonating || !person) return null;
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
