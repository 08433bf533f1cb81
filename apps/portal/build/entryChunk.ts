import { build, type Rolldown, type UserConfig } from 'vite';

/**
 * Every module that the first page really runs: what the entry reaches without a lazy import, after
 * unused code has been dropped. Found by a first build, since only a build knows what is used.
 */
const modulesOfEntry = async (config: UserConfig): Promise<ReadonlySet<string>> => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const reached = new Set([...chunks.values()].filter((chunk) => chunk.isEntry));
  if (reached.size === 0) throw new Error('The first build has no entry.');
  for (const chunk of reached)
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next) reached.add(next);
    }
  return new Set(
    [...reached].flatMap(({ modules }) =>
      Object.keys(modules).filter((id) => (modules[id]?.renderedLength ?? 0) > 0),
    ),
  );
};

/**
 * Keeps what the first page needs in one file. Left alone, the bundler makes a chunk of whatever the
 * entry shares with each lazy screen, and the first page then asks for a dozen. (Merging what lazy
 * screens share among themselves was tried: the chunks then import each other in a circle.)
 *
 * @param config the build's configuration as far as it decides which code is used
 */
export const entryChunk = async (config: UserConfig): Promise<Rolldown.CodeSplittingOptions> => {
  const entry = await modulesOfEntry(config);
  return { groups: [{ name: 'entry', test: (id) => entry.has(id) }] };
};
