import { existsSync, readFileSync } from 'node:fs';

/**
 * The first block of TypeScript under the heading "## Example", and what it says that it prints: the comment
 * behind each `console.log`.
 *
 * @param {string} file a README.md
 * @returns {{ language: 'ts' | 'tsx', code: string, prints: string } | null}
 */
export function readmeExample(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const pattern = /^## Example\n(?:(?!## )[^])*?```(?<language>tsx?)\n(?<code>[^]*?)```/m;
  const found = pattern.exec(text);
  if (!found) return null;
  const { language, code } = found.groups;
  const prints = [...code.matchAll(/console\.log\(.*\); \/\/ (?<line>.*)$/gm)];
  return { language, code, prints: prints.map(({ groups }) => groups.line).join('\n') };
}
