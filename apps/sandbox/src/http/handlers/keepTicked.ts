import { keepAgreement, type Agreed } from '../../services/agreements/keepAgreement';
import type { Backend } from '../../services/Backend';
import { buyerOf } from '../../services/buyers/buyerOf';
import type { Caller } from '../../services/Caller';
import { updateAgreements } from '../../services/registration/updateAgreements';
import type { SiteRow } from '../../services/sites/findSite';

/** Keeps what a buyer ticked: with the order, and a user's yes to the terms in their consent record. Rules LAW-9 and PREF-6. */
export const keepTicked = async (
  backend: Backend,
  caller: Caller,
  site: SiteRow,
  priceId: string,
  ticked: Agreed,
): Promise<void> => {
  await keepAgreement(backend, site, { buyer: buyerOf(caller).key, priceId }, ticked);
  const { user, session } = caller;
  if (!user || !session || !ticked.acceptsTerms) return;
  const accepted = { isTermsAndConditionAccepted: true };
  await updateAgreements(backend, site, { ...caller, user, session }, accepted);
};
