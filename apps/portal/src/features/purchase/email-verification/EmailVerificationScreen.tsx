import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { loadConfirmEmailCards } from '~/features/accounts/routes';
import { LoadError } from '~/shell/layout/LoadError';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { useEmailVerification } from './useEmailVerification';

const ConfirmEmailCards = lazyComponent(loadConfirmEmailCards, {
  loading: FormSkeleton,
  failed: LoadError,
});

/**
 * Confirming the e-mail address in the middle of a purchase: the link may be opened on any device,
 * and this page goes on by itself. Rule REG-5.
 */
const EmailVerificationScreen = () => {
  const { t } = useTranslation('purchase');
  const { onwards, learn } = useEmailVerification();
  if (onwards !== null) return <Navigate to={onwards} replace />;
  return (
    <TaskScreen title={t('verify.title')} text={t('verify.text')}>
      <ConfirmEmailCards onConfirmed={learn} />
    </TaskScreen>
  );
};

export default EmailVerificationScreen;
