import { themes } from '../stories/support/themes';

const items = (values: Record<string, string>) =>
  Object.entries(values).map(([value, title]) => ({ value, title }));

/** What the toolbar offers beside the viewport: theme, scheme and direction. */
export const toolbar = {
  theme: {
    description: 'The brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: themes.map(({ name, title }) => ({ value: name, title })),
    },
  },
  scheme: {
    description: 'Light or dark',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: items({ light: 'Light', dark: 'Dark' }),
    },
  },
  direction: {
    description: 'The direction of the language',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: items({ ltr: 'Left to right', rtl: 'Right to left' }),
    },
  },
};
