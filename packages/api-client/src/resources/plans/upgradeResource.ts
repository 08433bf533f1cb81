import type { Instant, UpgradeInfo, UpgradeResult } from '@foyer/domain';
import { getUpgradeInfo, upgradeSubscription } from '../../contract/plans/upgradeCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions, KeyedOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { isoInstant } from '../parts/isoInstant';
import { readUpgradeInfo, readUpgradeResult } from './readUpgradeInfo';

/** The plan to look at, and the coupon typed with it. */
export type UpgradeQuestion = { readonly priceId: string; readonly coupon?: string | undefined };

/** A change of plan as it was shown: with the present plan's `priceId` it withdraws a scheduled one. */
export type UpgradeConfirmation = UpgradeQuestion & {
  /** The upgrade info's id. */
  readonly id: string;
  readonly prorationDate: Instant;
};

/** Changes of plan. Specification, section 7: "Plans and subscriptions". */
export const upgradeResource = (sender: Sender) => ({
  /** What a change would cost. */
  getUpgradeInfo: (query: UpgradeQuestion, options?: CallOptions): Promise<Answer<UpgradeInfo>> =>
    mapLater(ask(sender, getUpgradeInfo, { query }, options), readUpgradeInfo),

  /** Changes the plan and charges exactly what was shown, once for a key. */
  upgradeSubscription: (
    { prorationDate, ...confirmed }: UpgradeConfirmation,
    options: KeyedOptions,
  ): Promise<Answer<UpgradeResult>> =>
    mapLater(
      ask(
        sender,
        upgradeSubscription,
        { body: { ...confirmed, prorationDate: isoInstant(prorationDate) } },
        options,
      ),
      readUpgradeResult,
    ),
});
