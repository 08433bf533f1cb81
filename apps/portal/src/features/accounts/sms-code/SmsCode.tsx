import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import type { Login } from '../login/useLogin';
import { FormLoadError } from '../registration-form/FormLoadError';
import { FormSkeleton } from '~/product/forms/FormSkeleton';

const NotLoaded = ({ onRetry }: LoadErrorProps) => (
  <FormLoadError busy={false} onRetry={() => void onRetry()} />
);

/** Loads the SMS code step on demand, because only some sites send a code. */
export const SmsCode = lazyComponent<{ login: Login }>(() => import('./SmsCodeCards'), {
  loading: () => <FormSkeleton />,
  failed: NotLoaded,
});
