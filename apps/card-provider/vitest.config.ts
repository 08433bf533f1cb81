import { unit } from '@foyer/config/vitest';

// One process for all files, because loading the card provider again for each takes a third of the time.
export default unit({ test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } });
