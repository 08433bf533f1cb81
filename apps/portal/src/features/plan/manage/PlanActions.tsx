import { endIfCancelled, includesAccess, isFree, type Subscription } from '@foyer/domain';
import { ActionRow, Card, CardHeader, RowList, type IconShape } from '@foyer/ui-kit/core';
import { closeIcon, receiptIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { useCanDo } from '~/product/plans/useCanDo';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { now } from '~/session/storage/browserStores';
import { useAppSelector, useIsSiteClosed } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';

/** The other actions that the rules allow, below the two on the plan's card. */
export const PlanActions = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const rows = useRows(subscription);
  if (rows.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={t('actions.title')} />
      <RowList label={t('actions.title')}>
        {rows.map(({ icon, to, title, hint }) => (
          <ActionRow key={to} as={Link} to={to} icon={icon} title={t(title)} hint={t(hint)} />
        ))}
      </RowList>
    </Card>
  );
};

/** By the end of the service. */
const cancelHint: Readonly<Record<string, KeyIn<'plan'>>> = {
  atOnce: 'actions.cancel.hintNow',
  null: 'actions.cancel.hintThen',
};

/**
 * Nobody stays online on a paused plan, or at a closed site, and nobody goes offline where an account alone gives access. Leaving
 * a minimum term early may cost a fee, which only the next page names.
 */
const hintOfCancel = (subscription: Subscription, isSpecial: boolean): KeyIn<'plan'> =>
  subscription.state === 'paused' || subscription.contract || isSpecial
    ? 'actions.cancel.hintThen'
    : (cancelHint[`${endIfCancelled(subscription, null, now())}`] ?? hintOfDay(subscription));

/** Where a plan ends on a day, its time is paid, unless it is free. */
const hintOfDay = ({ price }: Subscription): KeyIn<'plan'> =>
  isFree(price) ? 'actions.cancel.hintThen' : 'actions.cancel.hint';

interface Row {
  icon: IconShape;
  title: KeyIn<'plan'>;
  hint: KeyIn<'plan'>;
  to: string;
  shown: boolean;
}

const useRows = (subscription: Subscription) => {
  const can = useCanDo();
  const hasWizard = useHasOwnNetwork();
  const isSiteClosed = useIsSiteClosed();
  const staysOnline = includesAccess(useAppSelector(selectPortalType));
  const opensWizard = useCanOpen(paths.homeNetworking);
  const opensBilling = useCanOpen(paths.billing);
  const rows: readonly Row[] = [
    {
      icon: wifiIcon,
      title: 'actions.network.title',
      hint: 'actions.network.hint',
      to: paths.homeNetworking,
      shown: hasWizard && opensWizard,
    },
    {
      icon: receiptIcon,
      title: 'actions.billing.title',
      hint: 'actions.billing.hint',
      to: paths.billing,
      shown: opensBilling,
    },
    {
      icon: closeIcon,
      title: 'actions.cancel.title',
      to: paths.cancelPlan,
      shown: can('cancel', subscription),
      hint: hintOfCancel(subscription, isSiteClosed || staysOnline),
    },
  ];
  return rows.filter(({ shown }) => shown);
};
