import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'isEntry'>;

/** How the chunks find out about a module. */
export type Graph = (id: string) => ModuleInfo | null;

/** A chunk that holds what all of these modules need, as far as no layer before it has it and others need it too. */
export interface Layer {
  name: string;
  /** Paths from the project's folder. */
  of: string[];
}

/** Modules that load together with those, and nothing that they import only later. */
const closure = (graph: Graph, roots: readonly string[]): Set<string> => {
  const found = new Set<string>();
  const queue = [...roots];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const module = graph(id);
    if (!module || found.has(id)) continue;
    found.add(id);
    queue.push(...module.importedIds);
  }
  return found;
};

const neededByAll = (graph: Graph, roots: readonly string[]): Set<string> =>
  roots
    .map((root) => closure(graph, [root]))
    .reduce((all, one) => new Set([...all].filter((id) => one.has(id))));

/** Every module that is loaded by `import()`, from these on. */
const lazyModules = (graph: Graph, entries: readonly string[]): Set<string> => {
  const lazy = new Set<string>();
  let next: string[] = [...entries];
  while (next.length) {
    const loaded = closure(graph, next);
    next = [...loaded].flatMap((id) => graph(id)?.dynamicallyImportedIds ?? []).filter((id) => !lazy.has(id));
    for (const id of next) lazy.add(id);
  }
  return lazy;
};

/**
 * The layer of every module that stands in one.
 * @param layers the first is of the entries, and holds all that they need
 */
export function layerOfModules(graph: Graph, layers: readonly Layer[]): Map<string, string> {
  const entries = layers[0]?.of ?? [];
  const lazy = lazyModules(graph, entries);
  const users = new Map<string, number>();
  for (const one of [...entries, ...lazy])
    for (const id of closure(graph, [one])) users.set(id, (users.get(id) ?? 0) + 1);
  const layerOf = new Map<string, string>();
  for (const { name, of } of layers)
    for (const id of neededByAll(graph, of)) {
      const isShared = of === entries || (users.get(id) ?? 0) > 1;
      if (isShared && !lazy.has(id) && !layerOf.has(id)) layerOf.set(id, name);
    }
  return layerOf;
}

/**
 * Groups of modules in layers, each of which needs nothing but itself and those before it. The bundler alone makes a chunk
 * of every set of modules that the same screens need, which are a hundred requests for one screen.
 * @param root the project's folder
 */
export function sharedChunks(root: string, layers: readonly Layer[]): Rolldown.CodeSplittingOptions {
  const absolute = layers.map(({ name, of }) => ({ name, of: of.map((path) => `${root}/${path}`) }));
  let layerOf: Map<string, string> | undefined;
  return {
    groups: layers.map(({ name }, index) => ({
      name: (id, chunking) => {
        layerOf ??= layerOfModules((one) => chunking.getModuleInfo(one), absolute);
        return layerOf.get(id) === name ? name : null;
      },
      debugName: name,
      priority: layers.length - index,
    })),
  };
}
