import { unit } from '@foyer/config/vitest';

export default unit({ test: { testTimeout: 30_000, hookTimeout: 60_000 } });
