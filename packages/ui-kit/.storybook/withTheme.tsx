import type { Decorator } from '@storybook/react-vite';
import { PartsProvider } from '../src/parts/provider/PartsProvider';
import { type Look, applyLook } from '../stories/support/look';

/** Applies the toolbar's theme, scheme and direction to a story. */
export const withTheme: Decorator<object> = (Story, { globals }) => {
  const look: Look = {
    theme: String(globals['theme']),
    scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
    direction: globals['direction'] === 'rtl' ? 'rtl' : 'ltr',
  };
  applyLook(look);
  return (
    <PartsProvider direction={look.direction}>
      <Story />
    </PartsProvider>
  );
};
