import { library } from '@foyer/config/tsup';

export default library({
  entry: ['contract/**/*.ts', '!**/*.test.ts'],
  outDir: 'dist/contract',
  clean: false,
});
