import { DAY, HOUR, type Instant } from '@foyer/domain';
import { TimeGauge } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { now } from '~/platform/session/stores';

/** The time that is left, as an arc and in words. */
export const TimeLeft = ({ end, start }: { end: Instant; start: Instant | null }) => {
  const { t } = useTranslation('portal');
  const left = Math.max(0, end - now());
  const whole = Math.max(end - (start ?? now()), left, DAY);
  const inDays = left >= DAY;
  const count = Math.ceil(left / (inDays ? DAY : HOUR));
  const unit = t(inDays ? 'online.daysLeft' : 'online.hoursLeft', { count });
  return (
    <TimeGauge share={left / whole} value={`${count}`} unit={unit} label={`${count} ${unit}`} />
  );
};
