/**
 * A check that reads nothing finds nothing wrong. This finds what the layer check missed: source files
 * that it did not read, and imports of our packages that it did not follow to their sources.
 *
 * @param {{ source: string, dependencies: { module: string, resolved: string }[] }[]} modules the modules that it read
 * @param {string[]} files the source files that must have been read
 * @returns {string[]} sentences
 */
export function uncheckedImports(modules, files) {
  const read = new Set(modules.map(({ source }) => source));
  const unread = files
    .filter((file) => !read.has(file))
    .map(
      (file) =>
        `${file}\n  was not read by the layer check: see the options in .dependency-cruiser.cjs.`,
    );
  const notFollowed = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('@foyer/') && !isSource(resolved))
      .map(
        ({ module }) =>
          `${source} → ${module}\n  was not followed to a source file: does the entry have a "@foyer/source"?`,
      ),
  );
  const followed = modules.some(
    ({ source, dependencies }) => /\.tsx?$/.test(source) && dependencies.length > 0,
  );
  return [
    ...unread,
    ...notFollowed,
    ...(followed ? [] : ['The layer check saw no TypeScript import at all.']),
  ];
}

const isSource = (file) => /^(apps|packages)\//.test(file) && !file.includes('/dist/');
