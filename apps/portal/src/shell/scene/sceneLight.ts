import { DAY, type Instant } from '@foyer/domain';

/** The light in the brand's drawing; `scene.css` of the UI kit says what each looks like. */
export interface SceneLight {
  hour: 'day' | 'dusk' | 'night';
  access: 'on' | 'paused' | 'offline';
  /** 1, or less in the last days of a plan that ends. */
  left: number;
}

interface Facts {
  /** When access ends for good; null where a plan renews, or where the end is not known. */
  end: Instant | null;
  isPaused: boolean;
  isOffline: boolean;
  now: Instant;
  /** The venue's; null where it says none. */
  timeZone: string | null;
}

/** A plan that ends dims the light from this many days on. */
const LAST_DAYS = 7;

/** The hour on the venue's clocks; on this device where the venue names no zone that the browser knows. */
const clockAt = (now: Instant, timeZone: string | null): number => {
  if (timeZone === null) return new Date(now).getHours();
  try {
    const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    return Number(clock.format(now));
  } catch {
    return clockAt(now, null);
  }
};

const hourOf = ({ now, timeZone }: Facts): SceneLight['hour'] => {
  const hour = clockAt(now, timeZone);
  if (hour < 6 || hour >= 21) return 'night';
  return hour < 8 || hour >= 18 ? 'dusk' : 'day';
};

const leftOf = ({ end, now }: Facts): number =>
  end === null ? 1 : Math.min(1, Math.max(0, (end - now) / (LAST_DAYS * DAY)));

/** Rule THEME-10. */
export const sceneLight = (facts: Facts): SceneLight => ({
  hour: hourOf(facts),
  access: facts.isOffline ? 'offline' : facts.isPaused ? 'paused' : 'on',
  left: leftOf(facts),
});
