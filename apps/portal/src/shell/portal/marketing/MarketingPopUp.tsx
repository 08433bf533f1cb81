import { asksAboutMarketing } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { whenIdle } from '~/shared/loading/whenIdle';
import { useAppSelector } from '~/session/store/hooks';

const MarketingDialog = lazyComponent(() => import('./MarketingDialog'));

/** Asked once a visit, whatever the answer; by user, since one page may see several. */
const asked = new Set<string>();

/**
 * Asks once after logging in whether one may be written to, where the public configuration wants
 * that and nothing was ever answered. It is the customer's to answer, never an agent's.
 */
export const MarketingPopUp = () => {
  const wanted = useAppSelector(({ site, session }) =>
    session.account &&
    !site.info?.isImpersonating &&
    asksAboutMarketing(session.account.siteUser, site.config?.marketingPopUp ?? false)
      ? session.account.userId
      : null,
  );
  const [userId, setUserId] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null || asked.has(wanted)) return undefined;
    return whenIdle(() => {
      asked.add(wanted);
      setUserId(wanted);
    });
  }, [wanted]);
  return userId && <MarketingDialog userId={userId} onClose={() => setUserId(null)} />;
};
