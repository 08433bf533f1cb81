import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useAppSelector } from '~/session/store/hooks';

/** Only agents load its code. */
const ImpersonationBanner = lazyComponent(
  withTexts(() => import('./ImpersonationBanner'), 'log-out'),
);

/** Tells a support agent, on every page, whose account this is. Rule ROLE-3. */
export const AgentBanner = () => {
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  return isAgent ? <ImpersonationBanner /> : null;
};
