import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import home from './texts/en.json';

defineTexts('home', home, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
