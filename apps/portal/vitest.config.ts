import { unit } from '@foyer/config/vitest';
import react from '@vitejs/plugin-react';

export default unit({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: { __BUILD_ID__: '"test"' },
  test: { environment: 'jsdom' },
});
