import { DAY, HOUR, periodStart, type Instant, type Subscription } from '@foyer/domain';
import { TimeGauge } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { now } from '~/session/storage/stores';

interface TimeLeftProps {
  end: Instant;
  /** What runs until then; it is the period that fills the arc, however long ago the first one began. */
  plan: Pick<Subscription, 'period' | 'startDate'> | null;
}

/** The time that is left of this period, as an arc and in words. */
export const TimeLeft = ({ end, plan }: TimeLeftProps) => {
  const { t } = useTranslation('portal');
  const left = Math.max(0, end - now());
  const start = plan?.period ? periodStart(end, plan.period) : (plan?.startDate ?? now());
  const whole = Math.max(end - start, left, DAY);
  const inDays = left >= DAY;
  const count = Math.ceil(left / (inDays ? DAY : HOUR));
  const unit = t(inDays ? 'online.daysLeft' : 'online.hoursLeft', { count });
  return (
    <TimeGauge share={left / whole} value={`${count}`} unit={unit} label={`${count} ${unit}`} />
  );
};
