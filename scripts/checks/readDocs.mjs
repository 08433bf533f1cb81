const matches = (text, pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups);

/**
 * Links within the project, as the page writes them, without their `#…`.
 *
 * @param {string} page Markdown
 */
export const linksIn = (page) =>
  matches(page, /\]\((?<to>[^)\s#]+)[^)]*\)/g)
    .map(({ to }) => to)
    .filter((to) => !/^[a-z]+:/.test(to));

/**
 * Tracked files and folders named in code spans, from the project's top. Patterns are left out.
 *
 * @param {string} page Markdown
 */
export const pathsIn = (page) =>
  matches(page, /`(?<path>(?:apps|packages|scripts|docs)\/[\w./@-]+)`/g)
    .map(({ path }) => path)
    .filter(
      (path) =>
        !/\/(dist|reports|runtime|storybook-static|studio-static|node_modules)\b/.test(path),
    );

/** Commands of pnpm and npm that need no script. */
const builtIn = new Set(['install', 'exec', 'run']);

const commandPattern =
  /\bp?npm (?:--filter (?<of>@foyer\/[\w-]+) )?(?:run )?(?<script>[a-z][\w:-]*)/g;

/**
 * The scripts that a page tells its reader to run, in code spans and blocks.
 *
 * @param {string} page Markdown
 * @returns {{ script: string, of: string | null }[]} `of` is the package named by `--filter`
 */
export const commandsIn = (page) =>
  matches(page, /```\w*\n(?<block>[\s\S]*?)```|`(?<span>[^`\n]+)`/g)
    .flatMap(({ block, span }) => matches(block ?? span, commandPattern))
    .map(({ script, of }) => ({ script, of: of ?? null }))
    .filter(({ script }) => !builtIn.has(script));
