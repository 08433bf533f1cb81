import { themes } from './themes';
import { worn } from './wear';

/** What the brand that the page wears calls itself. */
export const brandName = (): string =>
  themes.find(({ name }) => name === worn().theme)?.title ?? 'Foyer Wi-Fi';
