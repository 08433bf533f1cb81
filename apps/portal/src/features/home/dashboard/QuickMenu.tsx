import { isFree, type Dashboard, type RoutePath } from '@foyer/domain';
import { QuickAction, QuickActions, type IconShape } from '@foyer/ui-kit/core';
import { addIcon, editIcon, keyIcon, pauseIcon, receiptIcon, speedIcon } from '@foyer/ui-kit/icons';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lastInvoicePath, pausePath, networkPath } from '~/shell/portal/portalViews';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { usePauseOffer } from '~/product/plans/usePauseOffer';
import { AvailableRoutes } from '~/shared/routing/AvailableRoutes';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useIsSiteClosed } from '~/session/store/hooks';
import { useSpeedTestAction } from './useSpeedTestAction';
import { paths } from '~/shared/routing/paths';

interface Quick {
  id: 'addDevice' | 'speedTest' | 'key' | 'pause' | 'changePause' | 'invoice' | 'details';
  to: string;
  icon: IconShape;
}

/** The number of items that fit beside each other on a phone. */
const SHOWN = 4;

/** Common actions, where this portal and this user have them. */
export const QuickMenu = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('home');
  const actions = useQuickActions(dashboard);
  return (
    <QuickActions title={t('actions.title')}>
      {actions.map(({ id, to, icon }) => (
        <QuickAction key={id} as={Link} to={to} icon={icon}>
          {t(`actions.${id}`)}
        </QuickAction>
      ))}
    </QuickActions>
  );
};

const useQuickActions = (dashboard: Dashboard): Quick[] => {
  const { subscription } = dashboard;
  const known = useContext(AvailableRoutes);
  const speedTest = useSpeedTestAction(dashboard);
  const isSiteClosed = useIsSiteClosed();
  const opens: Partial<Record<RoutePath, boolean>> = {
    [paths.devices]: useCanOpen(paths.devices),
    [paths.managePlan]: useCanOpen(paths.managePlan),
    [paths.billing]: useCanOpen(paths.billing),
  };
  const pause = usePauseOffer(subscription);
  const rows: readonly (Quick & { when: boolean | undefined })[] = [
    {
      id: 'addDevice',
      to: '/portal/device-management/add-device',
      icon: addIcon,
      when:
        !isSiteClosed && opens[paths.devices] && known.has('/portal/device-management/add-device'),
    },
    {
      id: 'speedTest',
      to: speedTest ?? '',
      icon: speedIcon,
      when: speedTest !== null,
    },
    {
      id: 'key',
      to: networkPath,
      icon: keyIcon,
      when: useHasOwnNetwork(),
    },
    {
      id: pause ?? 'pause',
      to: pausePath,
      icon: pauseIcon,
      when: opens[paths.managePlan] && pause !== null,
    },
    {
      id: 'invoice',
      to: lastInvoicePath,
      icon: receiptIcon,
      when: opens[paths.billing] && subscription !== null && !isFree(subscription.price),
    },
    { id: 'details', to: '/portal/my-account', icon: editIcon, when: true },
  ];
  return rows.filter(({ when }) => when).slice(0, SHOWN);
};
