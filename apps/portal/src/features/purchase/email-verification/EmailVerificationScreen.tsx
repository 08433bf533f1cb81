import { Navigate } from 'react-router-dom';
import { loadConfirmEmailCards } from '~/features/accounts/routes';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { NavigationFailed } from '~/shell/layout/NavigationFailed';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { useEmailVerification } from './useEmailVerification';

const ConfirmEmailCards = lazyComponent(loadConfirmEmailCards, {
  loading: () => <FormSkeleton />,
  failed: NavigationFailed,
});

/**
 * Confirms the email address during a purchase. The user may open the link on any device, and this
 * page then continues automatically. Rule REG-5.
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
