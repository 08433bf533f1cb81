import { lazyPart, type Instead } from '~/shared/loading/lazyPart';
import type { Login } from '../login/useLogin';
import { FormProblem } from '../sign-up/FormProblem';
import { FormSkeleton } from '../sign-up/FormSkeleton';

const NotLoaded = ({ onRetry }: Instead) => (
  <FormProblem busy={false} onRetry={() => void onRetry()} />
);

/** Entering the code: only sites that send one need its code, so it comes when it is wanted. */
export const SmsCode = lazyPart<{ login: Login }>(() => import('./SmsCodeCards'), {
  waiting: FormSkeleton,
  instead: NotLoaded,
});
