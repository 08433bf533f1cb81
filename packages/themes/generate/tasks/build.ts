import { writeThemes } from '../writeThemes';

// `node runTask.mjs build`
await writeThemes('themes', 'dist/themes');
