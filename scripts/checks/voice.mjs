// `npm test -- voice`: the texts that people read keep to the word list of docs/voice.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { trackedFiles } from './trackedFiles.mjs';
import { offVoice, textsIn } from './voiceRules.mjs';

const problems = trackedFiles().flatMap((file) =>
  textsIn(file, () => readFileSync(join(root, file), 'utf8')).flatMap(({ place, text }) =>
    offVoice(text).map((why) => `${file}: ${place}: “${text}” ${why}`),
  ),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
