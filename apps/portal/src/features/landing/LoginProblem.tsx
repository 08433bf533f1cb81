import { Banner } from '@foyer/ui-kit/core';
import { useAppSelector } from '~/session/store/hooks';

/** The gateway's message about the last log-in attempt (site info `loginError`). */
export const LoginProblem = () => {
  const problem = useAppSelector(({ site }) => site.info?.loginError ?? null);
  return problem ? <Banner tone="critical" role="alert" title={problem} /> : null;
};
