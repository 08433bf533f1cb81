import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { selectWhyNoConnect } from './selectWhyNoConnect';

/** In place of "Connect": why there is none, and what to do. Rule CONN-12. */
const NoConnect = () => {
  const { t } = useTranslation('network');
  const why = useAppSelector(selectWhyNoConnect);
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
      {why === 'noFreeSlot' && !opensDevices
        ? // Support manages the devices of a user who can't. Rule DEV-17.
          t('noConnect.noFreeSlot.ask')
        : t(`noConnect.${why}.text`, { network })}
    </Banner>
  );
};

export default NoConnect;
