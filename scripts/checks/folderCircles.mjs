/**
 * @typedef {{ source: string, dependencies: { resolved: string, dependencyTypes: string[] }[] }} Module
 * @typedef {{ parent: string, folders: string[], imports: string[] }} FolderCircle
 *   `imports` has one import for each edge of the circle, with how many more there are like it
 */

/**
 * The circles of imports between folders that lie side by side, at every level. Imports of types do
 * not count, since they are gone when the code runs.
 *
 * @param {Module[]} modules as dependency-cruiser reports them
 * @param {RegExp} ignored importing files that do not count, such as tests
 * @returns {FolderCircle[]}
 */
export function folderCircles(modules, ignored) {
  const parents = new Map();
  for (const { source, dependencies } of modules) {
    if (ignored.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only') || ignored.test(resolved)) continue;
      const edge = edgeBetween(source, resolved);
      if (edge) addImport(parents, edge, `${source} → ${resolved}`);
    }
  }
  return [...parents].flatMap(([parent, edges]) =>
    circlesIn(edges).map((folders) => ({
      parent,
      folders,
      imports: importsAmong(edges, new Set(folders)),
    })),
  );
}

/**
 * @param {FolderCircle} circle
 * @returns {string} the finding and its fix
 */
export const describeCircle = ({ parent, folders, imports }) =>
  `${parent}: ${folders.join(' ↔ ')}\n  no circles between folders: folders that lie side by side import one way. Move what both need into one of them or into a third, or hand it in as an argument.\n${imports.map((line) => `    ${line}`).join('\n')}`;

/** The folders side by side that an import connects; null where one side is a file of the common folder. */
function edgeBetween(source, resolved) {
  const [from, to] = [source.split('/'), resolved.split('/')];
  const level = from.findIndex((part, index) => part !== to[index]);
  if (level < 0 || level >= from.length - 1 || level >= to.length - 1) return null;
  return { parent: from.slice(0, level).join('/') || '.', from: from[level], to: to[level] };
}

function addImport(parents, { parent, from, to }, text) {
  const edges = parents.get(parent) ?? new Map();
  const targets = edges.get(from) ?? new Map();
  targets.set(to, [...(targets.get(to) ?? []), text]);
  edges.set(from, targets);
  parents.set(parent, edges);
}

/** Groups of folders that reach each other. */
function circlesIn(edges) {
  const folders = [...edges.keys()];
  const reach = new Map(folders.map((folder) => [folder, reachableFrom(edges, folder)]));
  const groups = folders.map((folder) =>
    folders.filter((other) => reach.get(folder).has(other) && reach.get(other).has(folder)),
  );
  return groups.filter((group, index) => group.length > 0 && group[0] === folders[index]);
}

function reachableFrom(edges, start) {
  const reached = new Set();
  const open = [start];
  while (open.length > 0) {
    for (const to of edges.get(open.pop())?.keys() ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}

function importsAmong(edges, folders) {
  return [...folders].flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .filter(([to]) => folders.has(to))
      .map(([, [first, ...others]]) =>
        others.length > 0 ? `${first} and ${others.length} more like it` : first,
      ),
  );
}
