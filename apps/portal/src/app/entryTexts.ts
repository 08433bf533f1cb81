import entry from '~/features/entry/texts/en.json';
import landing from '~/features/landing/texts/en.json';
import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import common from '~/shared/i18n/texts/en.json';

/** The texts that the first page needs; a feature that loads later brings its own. */
defineTexts(
  'common',
  common,
  import.meta.glob<TextsModule>(['../shared/i18n/texts/*.json', '!**/en.json']),
);
defineTexts(
  'entry',
  entry,
  import.meta.glob<TextsModule>(['../features/entry/texts/*.json', '!**/en.json']),
);
defineTexts(
  'landing',
  landing,
  import.meta.glob<TextsModule>(['../features/landing/texts/*.json', '!**/en.json']),
);
