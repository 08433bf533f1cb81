import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import type { RootState } from '~/session/store/rootReducer';

/**
 * Why a device with access has no "Connect": its user has no free slot, or the gateway does not see it. Null if there is
 * one, or no reason is known. Outside the network the portal says nothing of connecting. Rules CONN-12 and START-22.
 */
const selectWhy = ({
  session: { connect, deviceState, isOutsideNetwork, noFreeSlot },
  site,
}: RootState): 'noFreeSlot' | 'unseen' | null => {
  if (connect || isOutsideNetwork || site.info?.isImpersonating) return null;
  if (noFreeSlot) return 'noFreeSlot';
  return deviceState === 'unseen' ? 'unseen' : null;
};

/** In place of "Connect": why there is none, and what to do. Rule CONN-12. */
const NoConnect = () => {
  const { t } = useTranslation('network');
  const why = useAppSelector(selectWhy);
  const network = useAppSelector(({ site }) => site.info?.ssid ?? site.info?.name ?? '');
  const opensDevices = useCanOpen(paths.devices);
  if (!why) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title={t(`noConnect.${why}.title`)}
      {...(why === 'noFreeSlot' &&
        opensDevices && {
          action: (
            <Button as={Link} to={paths.devices} variant="soft" size="small">
              {t('common:menu.devices')}
            </Button>
          ),
        })}
    >
      {t(`noConnect.${why}.text`, { network })}
    </Banner>
  );
};

export default NoConnect;
