import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import plan from './texts/en.json';

defineTexts('plan', plan, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
