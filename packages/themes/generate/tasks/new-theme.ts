import { parseArgs } from 'node:util';
import { newTheme } from '../new-theme/newTheme';

// `pnpm new-theme <name> [--title "Brand name"] [--brand "#RRGGBB"]`
const { values, positionals } = parseArgs({
  args: process.argv.slice(3).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { title: { type: 'string' }, brand: { type: 'string' } },
});

try {
  const [name = ''] = positionals;
  const { title, brand } = values;
  const { path, theme } = await newTheme('themes', {
    name,
    ...(title !== undefined && { title }),
    ...(brand !== undefined && { brand: `#${brand.replace(/^#/, '')}` }),
  });
  console.log(`${theme.title} lies in packages/themes/${path}. Next: docs/theming.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
