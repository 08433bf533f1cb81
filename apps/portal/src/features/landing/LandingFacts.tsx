import { othersPay, planPeriod } from '@foyer/domain';
import { StatGroup, Quantity, Price, type Stat } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import type { Offer } from '~/session/store/siteSlice';

/** Up to three figures about the plans here. Where others pay for the Wi-Fi, they are not those of being online. */
const LandingFacts = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('landing');
  const money = useMoney();
  const per = usePeriod();
  const isPaidByOthers = othersPay(useAppSelector(selectPortalType));
  const facts: Stat[] = [];
  if (offer.topSpeed)
    facts.push({
      value: <Quantity size="sm" value={offer.topSpeed} unit={t('common:mbps')} />,
      label: t(isPaidByOthers ? 'topSpeedPaid' : 'topSpeed'),
    });
  if (offer.mostDevices && !isPaidByOthers)
    facts.push({
      value: <Quantity size="sm" value={offer.mostDevices} />,
      label: t('devices', { count: offer.mostDevices }),
    });
  if (offer.cheapest) {
    const lowest = offer.hasFreePlan ? 'lowestPaid' : 'lowestPrice';
    const period = per(planPeriod(offer.cheapest), offer.cheapest);
    facts.push({
      value: <Price size="sm" amount={money.parts(offer.cheapest.price)} />,
      label: period ? t(lowest, { period }) : t(`${lowest}Only`),
    });
  }
  return facts.length > 0 ? <StatGroup stats={facts} /> : null;
};

export default LandingFacts;
