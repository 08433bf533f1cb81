import { unit } from '@foyer/config/vitest';
import { keepFieldComments } from './src/openapi/keepFieldComments.ts';

// Nothing here keeps state in a module, so files may share their workers, which halves the time.
export default unit({
  plugins: [keepFieldComments()],
  test: { isolate: false, testTimeout: 30_000 },
});
