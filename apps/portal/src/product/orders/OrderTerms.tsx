import { Text } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/**
 * What stands above the button of every order with a price: minimum term, right to withdraw, tax and seller, as far as
 * the plan and the site name them. Rule LAW-10.
 */
export const OrderTerms = (props: {
  /** The minimum term that the order starts, in months; 0 or null for none. */
  months?: number | null;
  /** False where the page itself says how the order is undone. */
  withdraws?: boolean;
}) => {
  const { months = null, withdraws = true } = props;
  const { t } = useTranslation('orders');
  const rights = useAppSelector(({ site }) => site.info?.consumerRights ?? null);
  const { withdrawalDays = null, pricesIncludeTax = false, seller = null } = rights ?? {};
  return (
    <>
      {months ? <Text>{t('minimumTerm', { count: months })}</Text> : null}
      {withdraws && withdrawalDays !== null && (
        <Text>{t('withdraw', { count: withdrawalDays })}</Text>
      )}
      {pricesIncludeTax && <Text>{t('taxIncluded')}</Text>}
      {seller && (
        <Text>
          {seller.address
            ? t('sellerAt', { name: seller.name, address: seller.address })
            : t('seller', { name: seller.name })}
        </Text>
      )}
    </>
  );
};
