import { themes } from './themes';
import { currentDisplaySettings } from './displaySettings';

/** The display name of the brand that the page shows. */
export const brandName = (): string =>
  themes.find(({ name }) => name === currentDisplaySettings().theme)?.title ?? 'Foyer Wi-Fi';
