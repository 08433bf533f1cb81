import { useTranslation } from 'react-i18next';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { usePortalMenu } from './menu/usePortalMenu';
import { PortalScreen } from './PortalScreen';
import { SectionLoadError } from './sections/SectionLoadError';
import { LinesSkeleton } from './sections/QuerySection';

/**
 * A page of the portal while its code loads or after loading failed. It takes its title from the menu,
 * and the menu stays, so that people can open other pages.
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
