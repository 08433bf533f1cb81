import { countLabel, defaultPublicConfig, devicesOverLimit, type Plan } from '@foyer/domain';
import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useMessage } from '~/shared/i18n/useMessage';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useSlots } from './useSlots';

interface FewerDevicesProps {
  plan: Pick<Plan, 'title' | 'deviceLimit'>;
}

/** A plan for fewer devices than are in use: what happens to them. Rule DEV-13. */
const FewerDevices = ({ plan }: FewerDevicesProps) => {
  const { t } = useTranslation('network');
  const message = useMessage();
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const slots = useSlots();
  const { deviceLimit } = plan;
  if (!slots || deviceLimit === null || devicesOverLimit(deviceLimit, slots, config) === 0)
    return null;
  const say = (count: number) => message(countLabel(count, Infinity));
  return (
    <Banner
      tone="warning"
      title={t('fewerDevices.title', {
        plan: plan.title,
        limit: say(deviceLimit),
        used: say(slots.used - slots.complimentary),
      })}
      action={
        <Button as={Link} to={paths.devices} variant="soft" size="small">
          {t('common:menu.devices')}
        </Button>
      }
    >
      {t('fewerDevices.text')}
    </Banner>
  );
};

export default FewerDevices;
