import { Banner } from '@foyer/ui-kit/core';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { readLoginNotice } from './loginNotice';

/**
 * What happened before: a session ended, an account created, a password changed, or the gateway's
 * `loginError`.
 */
export const LoginNotices = () => {
  const { t } = useTranslation('accounts');
  const entry: { state: unknown } = useLocation();
  const problem = useAppSelector(({ site }) => site.info?.loginError ?? null);
  const hasEnded = useAppSelector(({ session }) => session.hasEnded);
  const notice = readLoginNotice(entry.state);
  return (
    <>
      {hasEnded && (
        <Banner tone="info" role="status" title={t('login.sessionEnded.title')}>
          {t('login.sessionEnded.text')}
        </Banner>
      )}
      {notice && <Banner tone="positive" role="status" title={t(`login.notices.${notice}`)} />}
      {problem && <Banner tone="critical" role="alert" title={problem} />}
    </>
  );
};
