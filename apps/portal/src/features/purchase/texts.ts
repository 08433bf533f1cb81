import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import purchase from './texts/en.json';

defineTexts('purchase', purchase, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
