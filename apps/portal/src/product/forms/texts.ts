import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import forms from './texts/en.json';

defineTexts('forms', forms, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
