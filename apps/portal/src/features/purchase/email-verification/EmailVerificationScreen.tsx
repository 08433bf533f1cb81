import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { loadConfirmEmail } from '~/features/accounts/routes';
import { LoadProblem } from '~/shell/layout/LoadProblem';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { lazyPart } from '~/shared/loading/lazyPart';
import { FormSkeleton } from '../FormSkeleton';
import '../texts';
import { useEmailVerification } from './useEmailVerification';

const ConfirmEmail = lazyPart(loadConfirmEmail, { waiting: FormSkeleton, instead: LoadProblem });

/**
 * Confirming the e-mail address in the middle of a purchase: the link may be opened on any device,
 * and this page goes on by itself. Specification, section 2: `select-plan-email-verification`.
 */
const EmailVerificationScreen = () => {
  const { t } = useTranslation('purchase');
  const { onwards, learn } = useEmailVerification();
  if (onwards !== null) return <Navigate to={onwards} replace />;
  return (
    <TaskScreen title={t('verify.title')} text={t('verify.text')}>
      <ConfirmEmail onConfirmed={learn} />
    </TaskScreen>
  );
};

export default EmailVerificationScreen;
