import { unit } from '@foyer/config/vitest';

export default unit();
