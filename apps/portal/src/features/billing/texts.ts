import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import billing from './texts/en.json';

defineTexts('billing', billing, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
