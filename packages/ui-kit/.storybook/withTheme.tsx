import type { Decorator } from '@storybook/react-vite';
import { type DisplaySettings, applyDisplaySettings } from '../stories/support/displaySettings';

/** Applies the toolbar's theme, scheme and direction to a story. */
export const withTheme: Decorator<object> = (Story, { globals }) => {
  const look: DisplaySettings = {
    theme: String(globals['theme']),
    scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
    direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
  };
  applyDisplaySettings(look);
  return <Story />;
};
