import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import texts from './texts/en.json';

defineTexts('myAccount', texts, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
