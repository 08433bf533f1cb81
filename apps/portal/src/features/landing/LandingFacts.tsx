import { planPeriod } from '@foyer/domain';
import { StatGroup, Quantity, Price, type Stat } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import type { Offer } from '~/session/store/siteSlice';

/** Up to three figures about the plans here. */
const LandingFacts = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation('landing');
  const money = useMoney();
  const per = usePeriod();
  const facts: Stat[] = [];
  if (offer.topSpeed)
    facts.push({
      value: <Quantity size="sm" value={offer.topSpeed} unit={t('common:mbps')} />,
      label: t('topSpeed'),
    });
  if (offer.mostDevices)
    facts.push({
      value: <Quantity size="sm" value={offer.mostDevices} />,
      label: t('devices', { count: offer.mostDevices }),
    });
  if (offer.cheapest) {
    const period = per(planPeriod(offer.cheapest), offer.cheapest);
    facts.push({
      value: <Price size="sm" amount={money.parts(offer.cheapest.price)} />,
      label: period ? t('lowestPrice', { period }) : t('lowestPriceOnly'),
    });
  }
  return facts.length > 0 ? <StatGroup stats={facts} /> : null;
};

export default LandingFacts;
