import { useTranslation } from '~/shared/i18n/useTranslation';
import { usePortalMenu } from './menu/usePortalMenu';
import { PortalScreen } from './PortalScreen';
import { LinesSkeleton } from './sections/QuerySection';

/**
 * A page of the portal while its code loads. It takes its titles from the menu, and the menu stays, so
 * that people can open other pages.
 */
const PortalFallback = () => {
  const { t } = useTranslation('common');
  const place = usePortalMenu().find(({ isCurrent }) => isCurrent);
  return (
    <PortalScreen title={place?.name ?? t('loading')} shortTitle={place?.shortName ?? ''} busy>
      <LinesSkeleton />
    </PortalScreen>
  );
};

export default PortalFallback;
