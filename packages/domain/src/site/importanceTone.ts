import type { Importance } from './siteNotification';

const tones = { LOW: 'info', MEDIUM: 'warning', HIGH: 'critical', unknown: 'info' } as const;

/** How loud a site's banner is. */
export const importanceTone = (importance: Importance) => tones[importance] ?? tones.unknown;
