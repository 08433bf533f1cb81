import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import extras from './texts/en.json';

defineTexts('extras', extras, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
