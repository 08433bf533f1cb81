import { defaultPublicConfig, type Money, type Plan } from '@foyer/domain';
import { Stack, Text } from '@foyer/ui-kit/core';
import { Disclosure, TermList, type DisclosureProps } from '@foyer/ui-kit/parts';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';
import { useMoney } from '~/shared/money/useMoney';
import { TermsLink } from './TermsLink';

export type UnfoldedDetails = Required<Pick<DisclosureProps, 'open' | 'onToggle'>>;

/**
 * What stands above the button of every order with a price: payment with tax, minimum term with its fee, how to cancel, right to
 * withdraw and seller; folded, how to reach the seller and what happens after the order, as far as the plan and the site name
 * them. Rules LAW-10 and LAW-17.
 */
export const OrderTerms = (props: {
  /** What is paid and when, where the page does not say it elsewhere. */
  payment?: ReactNode;
  /** The plan that the order starts; left out where it starts none. */
  plan?: Pick<Plan, 'contract' | 'contractMonths' | 'earlyFeePercent' | 'recurring'>;
  /** A minimum term that began before the order runs on. */
  keepsTerm?: boolean;
  /** What the plan costs until its minimum term ends; null where that is not known. */
  termTotal?: Money | null;
  /** What a withdrawal from this order does or costs, if that is not only a refund of the unused time. */
  withdrawal?: string | null;
  /** Whether the details are unfolded, for a page that draws them at another place later. */
  details?: UnfoldedDetails;
}) => {
  const { payment, plan, keepsTerm = false, termTotal = null, withdrawal = null, details } = props;
  const { t } = useTranslation('orders');
  const rights = useAppSelector(({ site }) => site.info?.consumerRights ?? null);
  const { phone = null, email = null } = useAppSelector(({ site }) => site.info?.support) ?? {};
  const {
    withdrawalDays = null,
    cancelsOnline = false,
    pricesIncludeTax = false,
    seller = null,
  } = rights ?? {};
  const hasTerm = Boolean(plan && !keepsTerm && (plan.contract || plan.contractMonths));
  const rows = [
    {
      name: t('rows.payment'),
      words: (payment || pricesIncludeTax) && (
        <>
          {payment}
          {pricesIncludeTax && <Text>{t('taxIncluded')}</Text>}
        </>
      ),
    },
    {
      name: t('rows.term'),
      words: plan && hasTerm && <MinimumTerm plan={plan} total={termTotal} />,
    },
    {
      name: t('rows.cancelling'),
      words: plan?.recurring && (
        <HowToCancel cancelsOnline={cancelsOnline} isAnyTime={!hasTerm && !keepsTerm} />
      ),
    },
    {
      name: t('rows.withdrawal'),
      words: withdrawalDays !== null && (
        <>
          <Text>{t('withdraw', { count: withdrawalDays })}</Text>
          {withdrawal !== null && <Text>{withdrawal}</Text>}
          <Text>
            <TermsLink of="withdrawal">{t('withdrawInfo')}</TermsLink>
          </Text>
        </>
      ),
    },
    {
      name: t('rows.seller'),
      words: seller && (
        <Text>
          {seller.address
            ? t('sellerAt', { name: seller.name, address: seller.address })
            : t('seller', { name: seller.name })}
        </Text>
      ),
    },
  ];
  // An empty element would still have a gap above and below it.
  if (rows.every(({ words }) => !words)) return null;
  return (
    <div>
      <TermList rows={rows} />
      {((seller && (phone ?? email)) || withdrawalDays !== null) && (
        <Disclosure title={t('rows.details')} {...details}>
          <Stack gap={4}>
            {seller && (phone ?? email) && (
              <Text>
                {phone && t('phone', { phone })} {email && t('email', { email })}
              </Text>
            )}
            {withdrawalDays !== null && <Text>{t('beforeOrder')}</Text>}
          </Stack>
        </Disclosure>
      )}
    </div>
  );
};

interface HowToCancelProps {
  cancelsOnline: boolean;
  /** No minimum term binds the user. */
  isAnyTime: boolean;
}

/**
 * When the user can cancel, and the ways that are open: My Plan, unless the operator switches cancelling off there (SUB-8), and
 * the form of the law.
 */
const HowToCancel = ({ cancelsOnline, isAnyTime }: HowToCancelProps) => {
  const { t } = useTranslation('orders');
  const { cancelSubscriptionDisabled: isSwitchedOff } = useAppSelector(
    ({ site }) => site.config ?? defaultPublicConfig,
  );
  const names = { page: t('common:menu.plan'), link: t('common:termination.cancel') };
  const [open, closed] = cancelsOnline
    ? (['cancelHowOnline', 'cancelHowForm'] as const)
    : (['cancelHow', 'cancelHowAsk'] as const);
  return (
    <>
      {isAnyTime && <Text>{t('anyTime')}</Text>}
      <Text>{t(isSwitchedOff ? closed : open, names)}</Text>
    </>
  );
};

/** The term, what it costs in all, and what leaving before its end costs: the share that the plan names. Rule SUB-7. */
const MinimumTerm = ({
  plan,
  total,
}: {
  plan: Pick<Plan, 'contractMonths' | 'earlyFeePercent'>;
  total: Money | null;
}) => {
  const { contractMonths: count, earlyFeePercent: percent } = plan;
  const { t } = useTranslation('orders');
  const money = useMoney();
  return (
    <Text>
      {[
        count ? t('minimumTerm', { count }) : t('someMinimumTerm'),
        total && t('termTotal', { price: money.text(total) }),
        percent === null ? t('someEarlyFee') : percent > 0 && t('earlyFee', { percent }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
};
