import type { Attack } from './Attack';
import { doubleBuy } from './attacks/doubleBuy';

/** Every attack. A new one is a file in `attacks/` and a row here. */
export const attacks: readonly Attack[] = [...doubleBuy];
