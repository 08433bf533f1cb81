import type { Preview } from '@storybook/react-vite';
import '../src/core/base.css';
import '../src/core/neutral.css';
import './preview.css';
import { toolbar } from './toolbar';
import { withTheme } from './withTheme';

/** The toolbar chooses the theme, scheme and direction of every story. */
const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  globalTypes: toolbar,
  initialGlobals: { theme: 'foyer', scheme: 'light', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // An axe violation fails the story.
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 by 844', styles: { width: '390px', height: '844px' } },
        small: { name: 'Small phone, 320 by 568', styles: { width: '320px', height: '568px' } },
        tablet: { name: 'Tablet, 744 by 1133', styles: { width: '744px', height: '1133px' } },
        desktop: { name: 'Desktop, 1280 by 800', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide, 1920 by 1080', styles: { width: '1920px', height: '1080px' } },
      },
    },
    options: {
      storySort: { order: ['Foyer', 'Screens', 'Galleries', 'Core', 'Parts'] },
    },
  },
};

export default preview;
