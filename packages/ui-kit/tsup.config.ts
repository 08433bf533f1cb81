import { cpSync, globSync, writeFileSync } from 'node:fs';
import { library } from '@foyer/config/tsup';

/** Style sheets are copied as they are, each beside the component that imports it. */
export default library({
  onSuccess: async () => {
    for (const sheet of globSync('src/**/*.css')) cpSync(sheet, sheet.replace(/^src/, 'dist'));
    writeFileSync('dist/noStyles.js', 'export {};\n');
  },
});
