import { defineTexts, type TextsModule } from '~/shared/i18n/i18n';
import recovery from './texts/en.json';

defineTexts('recovery', recovery, import.meta.glob<TextsModule>(['./texts/*.json', '!**/en.json']));
