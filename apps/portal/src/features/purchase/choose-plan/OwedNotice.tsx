import type { Plan } from '@foyer/domain';
import { useAppSelector } from '~/session/store/hooks';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';

const OwedBanner = lazyComponent(withTexts(() => import('./OwedBanner'), 'portal'));

/** The unpaid invoice of a plan that ended, if the user may choose these plans only after paying it. Rule SUB-25. */
export const OwedNotice = ({ plans }: { plans: readonly Plan[] }) => {
  const owes = useAppSelector(
    ({ session }) => session.account?.siteUser.lastInvoice?.state === 'uncollectible',
  );
  return owes && <OwedBanner plans={plans} />;
};
