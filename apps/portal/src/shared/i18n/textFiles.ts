import type { Texts } from './translate';

/** Every text file that loads on demand, by its path. */
export const textFiles = import.meta.glob<Texts>(
  [
    '../../**/texts/*.json',
    '!../common/texts/en.json',
    '!../../features/{entry,landing}/texts/en.json',
  ],
  { import: 'default' },
);
