import { configDefaults } from 'vitest/config';
import { unit } from '@foyer/config/vitest';

/**
 * For mutation testing the sweeps over every combination stay out: they take seconds for each mutant,
 * and the tables of cases have to show every rule alone anyway.
 */
export default unit({
  test: {
    isolate: false,
    testTimeout: 60_000,
    reporters: ['default'],
    exclude: [...configDefaults.exclude, 'src/guards/every*.test.ts'],
  },
});
