import { emitThemes } from '../emitThemes';

// `node run.mjs build`
await emitThemes('themes', 'dist/themes');
