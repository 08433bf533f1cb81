import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The fonts of the themes, at the address that their rules use.
  staticDirs: [{ from: '../../themes/dist/themes', to: '/themes' }],
  // Vite finds these dependencies before the first page; a later find would reload it.
  viteFinal: (vite) => ({
    ...vite,
    // Our own packages are read from their sources.
    resolve: { ...vite.resolve, conditions: ['@foyer/source', ...defaultClientConditions] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [
        'src/**/*.{ts,tsx}',
        'stories/**/*.{ts,tsx}',
        '../themes/generate/new-theme/draftTheme.ts',
      ],
    },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
