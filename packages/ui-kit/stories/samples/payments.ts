import type { Bar } from '../../src/parts/bar-chart/BarChart';

const past = (label: string, value: number): Bar => ({
  id: label,
  label,
  value,
  text: `£${value}`,
});

/** Half a year of payments and the next one. */
export const payments: readonly Bar[] = [
  past('Jun', 12),
  past('Jul', 12),
  past('Aug', 6),
  past('Sep', 12),
  past('Oct', 12),
  { ...past('Nov', 20), kind: 'now' },
  { ...past('Dec', 20), kind: 'next' },
];
