import { tagIcon } from '../../src/core/icon/icons';
import type { SummaryLine } from '../../src/core/summary-lines/SummaryLines';

/** The order of the sample checkout. */
export const order: readonly SummaryLine[] = [
  { label: 'Plus, monthly', detail: '150 Mb/s, 5 devices', amount: '£25.00' },
  { icon: tagIcon, label: 'AUTUMN20', detail: '20% off your first 3 payments', amount: '−£5.00' },
  { label: 'Next payment 20 December', amount: '£20.00', quiet: true },
];
