import type { Attack } from './Attack';
import { doubleBuy } from './attacks/doubleBuy';
import { doubleChange } from './attacks/doubleChange';

/** Every attack. A new one is a file in `attacks/` and a row here. */
export const attacks: readonly Attack[] = [...doubleBuy, ...doubleChange];
