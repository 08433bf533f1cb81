import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import accounts from './texts/en.json';

defineTexts('accounts', accounts, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
