import { unit } from '@foyer/config/vitest';

export default unit({ test: { include: ['{contract,emit,suite}/**/*.test.ts'] } });
