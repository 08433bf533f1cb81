import { themes } from './themes';
import { currentLook } from './look';

/** The display name of the brand that the page shows. */
export const brandName = (): string =>
  themes.find(({ name }) => name === currentLook().theme)?.title ?? 'Foyer Wi-Fi';
