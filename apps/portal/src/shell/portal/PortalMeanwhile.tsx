import { useTranslation } from 'react-i18next';
import type { Instead } from '~/shared/loading/lazyPart';
import { usePortalMenu } from './menu/usePortalMenu';
import { PortalScreen } from './PortalScreen';
import { PartProblem } from './sections/PartProblem';
import { LinesSkeleton } from './sections/QuerySection';

/**
 * A page of the portal whose code is on its way or, with a way to try again, could not be had. It
 * has the name that the menu has for it, and the menu stays: the other pages can be reached meanwhile.
 */
const PortalMeanwhile = ({ onRetry }: Partial<Instead>) => {
  const { t } = useTranslation('common');
  const place = usePortalMenu().find(({ isCurrent }) => isCurrent);
  const name = place?.name ?? t(onRetry ? 'error' : 'loading');
  return (
    <PortalScreen title={name} busy={!onRetry}>
      {onRetry ? <PartProblem onRetry={onRetry} /> : <LinesSkeleton />}
    </PortalScreen>
  );
};

export default PortalMeanwhile;
