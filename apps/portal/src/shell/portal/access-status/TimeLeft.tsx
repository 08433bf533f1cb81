import { DAY, periodStart, timeLeft, type Instant, type Subscription } from '@foyer/domain';
import { TimeGauge } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { now } from '~/session/storage/browserStores';

interface TimeLeftProps {
  end: Instant;
  /** The current period; the arc shows how much of it is left, whenever the first period began. */
  plan: Pick<Subscription, 'period' | 'startDate'> | null;
  /** Access continues after `end`, so that no time is "left". */
  goesOn: boolean;
  /** The person has just paid or connected. */
  arrives: boolean;
}

/** The time left in this period, as an arc and in words. */
export const TimeLeft = ({ end, plan, goesOn, arrives }: TimeLeftProps) => {
  const { t } = useTranslation('portal');
  const left = Math.max(0, end - now());
  const start = plan?.period ? periodStart(end, plan.period) : (plan?.startDate ?? now());
  const whole = Math.max(end - start, left, DAY);
  const { count, unit: counted } = timeLeft(left);
  const unit = t(`online.${counted}s${goesOn ? 'ToGo' : 'Left'}`, { count });
  return (
    <TimeGauge
      share={left / whole}
      value={`${count}`}
      unit={unit}
      label={`${count} ${unit}`}
      arrives={arrives}
    />
  );
};
