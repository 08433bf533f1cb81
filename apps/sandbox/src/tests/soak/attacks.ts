import type { Attack } from './Attack';
import { doubleBuy } from './attacks/doubleBuy';
import { doubleChange } from './attacks/doubleChange';
import { doublePay } from './attacks/doublePay';
import { floods } from './attacks/floods';
import { fuzz } from './attacks/fuzz';
import { ledger } from './attacks/ledger';

/** Every attack. A new one is a file in `attacks/` and a row here. */
export const attacks: readonly Attack[] = [
  ...doubleBuy,
  ...doubleChange,
  doublePay,
  ...ledger,
  floods,
  fuzz,
];
