import { cpSync, globSync, writeFileSync } from 'node:fs';
import { library } from '@foyer/config/tsup';

/** Copies each style sheet beside the component that imports it. Node imports `noStyles.js` in their place. */
export default library({
  onSuccess: async () => {
    for (const sheet of globSync('src/**/*.css')) cpSync(sheet, sheet.replace(/^src/, 'dist'));
    writeFileSync('dist/noStyles.js', 'export {};\n');
  },
});
