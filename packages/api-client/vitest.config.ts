import { unit } from '@foyer/config/vitest';

// Nothing here keeps state in a module, so files may share their workers, which halves the time.
export default unit({ test: { isolate: false, testTimeout: 30_000 } });
