import { typeAfterPurchase, type Plan, type Subscription, type UpgradeInfo } from '@foyer/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAttemptKey } from '~/session/api/useAttemptKey';
import { useBankConfirmation } from '~/product/card-form/useBankConfirmation';
import { chargeErrorOf, type ChargeError } from '~/session/api/chargeError';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { planChanged } from '~/session/api/portal.api';
import { useUpgradeSubscriptionMutation, useChangeUserTypeMutation } from '../plan.api';
import { usePlanNames } from '../usePlanNames';
import { useAfterPlanChange } from '../useAfterPlanChange';
import type { ChangePreview } from './useChangePreview';

interface Change {
  plan: Plan;
  coupon: string | null;
  preview: ChangePreview;
  subscription: Subscription;
}

/** The message above the button: the price has changed, or the reason why the change failed. */
export type ChangeNotice = { kind: 'newPrice' } | ({ kind: 'failed' } & ChargeError) | null;

/** An answer without a body names no payment to confirm. */
const noPayment = { paymentIntentId: null, invoiceId: null };

/** The price differs from the one on the screen; nothing was charged. */
const isNewPrice = (error: object): boolean =>
  'code' in error && (error.code === 'PREVIEW_EXPIRED' || error.code === 'IDEMPOTENCY_CONFLICT');

/**
 * Changes the plan and charges exactly the price on the screen. When the price has changed
 * meanwhile, the new one is shown and nothing is charged. When the bank does not confirm the
 * payment, the old plan stays.
 */
export const useConfirmChange = ({ plan, coupon, preview, subscription }: Change) => {
  const { t } = useTranslation('plan');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const attempt = useAttemptKey();
  const afterPlanChange = useAfterPlanChange();
  const confirmWithBank = useBankConfirmation();
  const followType = useFollowType(plan);
  const { wanted, current } = usePlanNames(subscription)(plan);
  const [changePlan] = useUpgradeSubscriptionMutation();
  const [isChanging, setChanging] = useState(false);
  const [notice, setNotice] = useState<ChangeNotice>(null);

  const showAgain = async (): Promise<void> => {
    attempt.answered();
    // Another tab may have changed the plan as well as its price.
    dispatch(planChanged());
    await preview.query.refetch();
    setNotice({ kind: 'newPrice' });
  };

  const succeed = async ({ effective, costToPay }: UpgradeInfo): Promise<void> => {
    await followType();
    await afterPlanChange(
      effective === 'periodEnd'
        ? t('check.scheduled', { plan: wanted })
        : t('check.done', { plan: plan.title }),
      costToPay,
    );
    await navigate(paths.managePlan);
  };

  const send = async (info: UpgradeInfo): Promise<void> => {
    const { data, error } = await changePlan({
      id: info.id,
      priceId: plan.priceId,
      prorationDate: info.prorationDate,
      ...(coupon && { coupon }),
      idempotencyKey: attempt.key,
    });
    attempt.answered(error);
    if (error && isNewPrice(error)) return showAgain();
    if (error) return setNotice({ kind: 'failed', ...chargeErrorOf(error, t) });
    const chargeError = await confirmWithBank(data ?? noPayment, { voidWhenGivenUp: true });
    if (chargeError === null) return succeed(info);
    return setNotice({
      ...chargeError,
      kind: 'failed',
      text: `${chargeError.text} ${t('check.keeps', { plan: current })}`,
    });
  };

  const confirm = async (): Promise<void> => {
    const { info } = preview;
    if (isChanging || !info) return;
    setChanging(true);
    setNotice(null);
    await (preview.isStale() ? showAgain() : send(info));
    setChanging(false);
  };
  return { confirm, isChanging, notice };
};

/** A user with free access who takes a paid plan becomes a paying customer. */
const useFollowType = (plan: Plan) => {
  const account = useAppSelector(({ session }) => session.account);
  const portalType = useAppSelector(selectPortalType);
  const [moveToType] = useChangeUserTypeMutation();
  return async (): Promise<void> => {
    const type = typeAfterPurchase(plan, portalType);
    if (type && account && account.type !== type) await moveToType({ id: account.userId, type });
  };
};
