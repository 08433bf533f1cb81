import { Banner, Button, type BannerTone } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ProblemBanner } from '~/platform/forms/ProblemBanner';
import { paths } from '~/platform/routing/paths';
import type { EmailLink } from './useEmailLink';

const tones: Record<Exclude<EmailLink['state'], 'none' | 'failed'>, BannerTone> = {
  checking: 'info',
  confirmed: 'positive',
  used: 'positive',
  expired: 'warning',
  wrong: 'critical',
};

/** What has become of the link from the mail. */
export const EmailLinkBanner = ({ link }: { link: EmailLink }) => {
  const { t } = useTranslation('accounts');
  if (link.state === 'none') return null;
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
  return (
    <Banner
      tone={tones[link.state]}
      role="status"
      title={t(`emailLink.${link.state}`)}
      action={
        link.state === 'expired' && (
          <Button as={RouterLink} to={paths.passwordRecovery} variant="soft" size="small">
            {t('login.newLink')}
          </Button>
        )
      }
    />
  );
};
