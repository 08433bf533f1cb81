import type { ResourceKey } from 'i18next';

/** Every text file that loads on demand, by its path. */
export const textFiles = import.meta.glob<ResourceKey>(
  [
    '../../**/texts/*.json',
    '!../common/texts/en.json',
    '!../../features/{entry,landing}/texts/en.json',
  ],
  { import: 'default' },
);
