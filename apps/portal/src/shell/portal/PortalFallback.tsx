import { useTranslation } from 'react-i18next';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { usePortalMenu } from './menu/usePortalMenu';
import { PortalScreen } from './PortalScreen';
import { SectionLoadError } from './sections/SectionLoadError';
import { LinesSkeleton } from './sections/QuerySection';

/**
 * A page of the portal whose code is on its way or, with a way to try again, could not be had. It
 * has the name that the menu has for it, and the menu stays: the other pages can be reached meanwhile.
 */
const PortalFallback = ({ onRetry }: Partial<LoadErrorProps>) => {
  const { t } = useTranslation('common');
  const place = usePortalMenu().find(({ isCurrent }) => isCurrent);
  const name = place?.name ?? t(onRetry ? 'error' : 'loading');
  return (
    <PortalScreen title={name} busy={!onRetry}>
      {onRetry ? <SectionLoadError onRetry={onRetry} /> : <LinesSkeleton />}
    </PortalScreen>
  );
};

export default PortalFallback;
