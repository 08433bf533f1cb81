import { unit } from '@foyer/config/vitest';

export default unit({ test: { include: ['{contract,generate,tests}/**/*.test.ts'] } });
