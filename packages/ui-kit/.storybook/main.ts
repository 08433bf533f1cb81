import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4000}`;

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
    // The sandbox draws the brand studio's email and invoice. It answers only pages of its own origin.
    server: {
      ...vite.server,
      proxy: {
        '/sandbox/studio': { target: sandbox, changeOrigin: true, headers: { origin: sandbox } },
      },
    },
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
