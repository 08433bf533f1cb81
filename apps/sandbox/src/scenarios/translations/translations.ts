import { ar } from './ar';
import { cy } from './cy';
import { de } from './de';
import { es } from './es';
import { fr } from './fr';
import { pl } from './pl';
import type { SiteTranslation } from './SiteTranslation';

/** The words of the prepared sites, by language; English is in the venues themselves. */
export const translations: Readonly<Record<string, SiteTranslation>> = { de, fr, es, pl, cy, ar };
