import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import type { Login } from '../login/useLogin';
import { FormLoadError } from '../registration-form/FormLoadError';
import { FormSkeleton } from '~/product/forms/FormSkeleton';

const NotLoaded = ({ onRetry }: LoadErrorProps) => (
  <FormLoadError busy={false} onRetry={() => void onRetry()} />
);

/** Entering the code: only sites that send one need its code, so it comes when it is wanted. */
export const SmsCode = lazyComponent<{ login: Login }>(() => import('./SmsCodeCards'), {
  loading: FormSkeleton,
  failed: NotLoaded,
});
