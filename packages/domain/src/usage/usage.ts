import { DAY, type Instant } from '../time/instant';

/** How a user is warned before the end. Rule USAGE-3. */
export const usageWarnings = ['none', 'email', 'sms'] as const;
export type UsageWarning = (typeof usageWarnings)[number];

/** The data of one day, in bytes. */
export type DayOfUsage = {
  /** `2026-11-26`, as the site's gateway counts days. */
  readonly day: string;
  readonly downloadBytes: number;
  readonly uploadBytes: number;
};

/** What a user has used, and how the end is announced. Rule USAGE-1. */
export type Usage = {
  readonly days: readonly DayOfUsage[];
  /** Null: data is not limited, or not counted. */
  readonly dataLimitBytes: number | null;
  readonly dataUsedBytes: number | null;
  readonly resetsAt: Instant | null;
  /** `unknown` is a way that the portal does not know. */
  readonly warning: UsageWarning | 'unknown';
  /** The ways to choose from; `unknown` is one that the portal does not know. */
  readonly warnings: readonly (UsageWarning | 'unknown')[];
};

/** What is left of limited data; null where it is not limited or not counted. */
export const dataLeft = ({
  dataLimitBytes,
  dataUsedBytes,
}: Pick<Usage, 'dataLimitBytes' | 'dataUsedBytes'>): number | null =>
  dataLimitBytes === null || dataUsedBytes === null
    ? null
    : Math.max(0, dataLimitBytes - dataUsedBytes);

const WARNING_SHARE = 4;

/** When a user is warned of the end: a day before it, or a quarter of a shorter time. Rule USAGE-3. */
export const usageWarningAt = (start: Instant, end: Instant): Instant =>
  end - Math.min(DAY, (end - start) / WARNING_SHARE);

const units = ['megabyte', 'gigabyte', 'terabyte'] as const;

/** An amount of data in the unit that people say, as `Intl.NumberFormat` knows it. */
export const dataAmount = (bytes: number): { value: number; unit: (typeof units)[number] } => {
  const size = Math.min(units.length - 1, bytes < 1e9 ? 0 : bytes < 1e12 ? 1 : 2);
  return { value: bytes / 1e6 / 1000 ** size, unit: units[size] ?? 'megabyte' };
};
