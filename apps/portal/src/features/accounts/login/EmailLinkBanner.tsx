import { Banner, Button, type BannerTone } from '@foyer/ui-kit/core';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { useTranslation } from '~/shared/i18n/useTranslation';
import ResendConfirmation from './ResendConfirmation';
import { useEmailLink, type EmailLink, type EmailLinkProps } from './useEmailLink';

const tones: Record<Exclude<EmailLink['state'], 'failed' | 'dropped'>, BannerTone> = {
  checking: 'info',
  confirmed: 'positive',
  used: 'positive',
  expired: 'warning',
  replaced: 'warning',
  wrong: 'critical',
};

/** Shows the result of the link from the mail. */
const EmailLinkBanner = ({ code, onLoggedIn }: EmailLinkProps) => {
  const { t } = useTranslation('accounts');
  const link = useEmailLink(code, onLoggedIn);
  if (link.state === 'failed')
    return (
      <ProblemBanner
        problem={link.problem}
        action={
          <Button variant="soft" size="small" onClick={link.retry}>
            {t('common:tryAgain')}
          </Button>
        }
      />
    );
  // Another link would confirm nothing.
  if (link.state === 'dropped') return <ProblemBanner problem={link.problem} />;
  return (
    <Banner
      tone={tones[link.state]}
      role="status"
      title={t(`emailLink.${link.state}`)}
      action={
        (link.state === 'expired' || link.state === 'replaced') && (
          <ResendConfirmation activationCode={code} />
        )
      }
    />
  );
};

export default EmailLinkBanner;
