import { Banner } from '@foyer/ui-kit/core';
import { useAppSelector } from '~/session/store/hooks';

/** What the gateway said of the last try to log in (site info `loginError`). */
export const LoginProblem = () => {
  const problem = useAppSelector(({ site }) => site.info?.loginError ?? null);
  return problem ? <Banner tone="critical" role="alert" title={problem} /> : null;
};
