import { showsMarketingPopUp } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { whenIdle } from '~/shared/loading/whenIdle';
import { useAppSelector } from '~/session/store/hooks';

const MarketingDialog = lazyComponent(() => import('./MarketingDialog'));

/** The users who were asked in this visit: several may log in on one page. */
const asked = new Set<string>();

/**
 * Asks for consent to marketing once after log-in, where the public configuration switches it on and
 * the customer never answered. Support agents are never asked.
 */
export const MarketingPopUp = () => {
  const wanted = useAppSelector(({ site, session }) =>
    session.account &&
    !site.info?.isImpersonating &&
    showsMarketingPopUp(session.account.siteUser, site.config?.marketingPopUp ?? false)
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
