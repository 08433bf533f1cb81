import { library } from '@foyer/config/tsup';

export default library({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**', '!src/openapi/**'],
});
