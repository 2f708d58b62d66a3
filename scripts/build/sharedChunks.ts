import type { Rolldown } from 'vite';
import type { FirstLoad } from './firstLoads.ts';
import { moduleId } from './moduleId.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;

/** Access to the bundler's information about a module. */
export type Graph = (id: string) => ModuleInfo | null;

/** A package large enough for a separate chunk, which only screens that need it load. */
export interface Heavy {
  name: string;
  /** Matches the paths of its modules. */
  path: RegExp;
}

/** Input of the chunking; modules are named as in the graph. */
export interface Cut {
  /** Loaded by every page. */
  entry: string;
  /** The screen before sign-in: modules that it shares with others are loaded by every page too. */
  firstScreen: string;
  loads: readonly Pick<FirstLoad, 'area' | 'modules' | 'next' | 'later'>[];
  heavy: readonly Heavy[];
  /**
   * Modules that a barrel file of a package imports but does not use: not followed, since it is not known here which of
   * them the bundler keeps. One that is used after all gets a chunk of the bundler's own.
   */
  aside?: RegExp;
}

/** Bit set of heavy packages, and of `next` and `later`: what a screen starts without. */
type Needs = number;

/** The users of a module: their areas, and what all of them have loaded anyway. */
interface Users {
  areas: Set<string>;
  have: Needs;
}

/** The static import closure of some modules; dynamic imports are not followed. */
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

const isStyle = (id: string): boolean => /\.css(?:\?|$)/.test(id);

const bitsIn = (needs: Needs): number => needs.toString(2).replaceAll('0', '').length;

class Cutter {
  private readonly next: Needs;
  private readonly later: Needs;
  /** Mask of both time bits: of two times the smaller number is the earlier one. */
  private readonly times: Needs;
  private readonly users = new Map<string, Users>();
  /** The needs of an area's screens, in ascending order. */
  private readonly stepsOfArea = new Map<string, Needs[]>();

  private readonly graph: Graph;
  private readonly cut: Cut;

  constructor(graph: Graph, cut: Cut) {
    this.graph = (id) => (cut.aside?.test(id) ? null : graph(id));
    this.cut = cut;
    this.next = 1 << cut.heavy.length;
    this.later = this.next << 1;
    this.times = this.next | this.later;
    for (const { area, modules, next = [], later = [] } of cut.loads) {
      const first = this.addUser(area, modules, 0);
      const have = next.length ? this.addUser(area, next, first | this.next) : first;
      if (later.length) this.addUser(area, later, (have & ~this.next) | this.later);
    }
    for (const steps of this.stepsOfArea.values()) steps.sort((one, other) => bitsIn(one) - bitsIn(other));
  }

  chunks(): Map<string, string> {
    const entry = closure(this.graph, [this.cut.entry]);
    const firstScreen = closure(this.graph, [this.cut.firstScreen]);
    const isBase = (id: string, { areas }: Users) => entry.has(id) || (firstScreen.has(id) && areas.size > 1);
    const chunks = new Map([...entry].map((id) => [id, 'base']));
    for (const [id, users] of this.users) chunks.set(id, isBase(id, users) ? 'base' : this.nameOf(id, users));
    return chunks;
  }

  private nameOf(id: string, { areas, have }: Users): string {
    const [area = ''] = areas;
    if (areas.size > 1) return this.named('shared', isStyle(id) ? 0 : have);
    const steps = this.stepsOfArea.get(area) ?? [];
    // an area has one style sheet, regardless of its other needs
    const needs = isStyle(id) ? 0 : this.needsOfImports(id);
    const isFit = (one: Needs) => (one & have) === one && (one & this.times) === (have & this.times);
    const step = steps.find((one) => (one & needs) === needs && (isStyle(id) || isFit(one)));
    return this.named(area, step ?? have);
  }

  /** The needs of a module: those of its imports that other areas also use. */
  private needsOfImports(id: string): Needs {
    const shared = [...closure(this.graph, [id])].map((one) => this.users.get(one));
    return shared.reduce(
      (sum, users) => (users && users.areas.size > 1 ? sum | (users.have & ~this.times) : sum),
      0,
    );
  }

  /** @returns the packages and time that a screen has loaded along with these modules */
  private addUser(area: string, modules: readonly string[], before: Needs): Needs {
    const loaded = closure(this.graph, modules);
    const have = before | this.needsOf(loaded);
    this.stepsOfArea.set(area, [...(this.stepsOfArea.get(area) ?? []), have]);
    for (const id of loaded) {
      const users = this.users.get(id) ?? { areas: new Set(), have };
      users.areas.add(area);
      users.have = this.inCommon(users.have, have);
      this.users.set(id, users);
    }
    return have;
  }

  /** The packages that both have, at the earlier of the two times. */
  private inCommon(one: Needs, other: Needs): Needs {
    return (one & other & ~this.times) | Math.min(one & this.times, other & this.times);
  }

  private needsOf(modules: ReadonlySet<string>): Needs {
    const bits = this.cut.heavy.map(
      ({ path }, bit) => Number([...modules].some((id) => path.test(id))) << bit,
    );
    return bits.reduce((sum, bit) => sum | bit, 0);
  }

  private named(place: string, needs: Needs): string {
    const names = [...this.cut.heavy.map(({ name }) => name), 'next', 'later'];
    return [place, ...names.filter((_, bit) => needs & (1 << bit))].join('-');
  }
}

/**
 * The chunk of every module that screens load automatically. Modules of one area form its chunks, others are shared;
 * both are divided by the heavy packages that all their users have loaded anyway. So no screen loads a heavy package
 * because of other screens, and no two chunks depend on each other: an import has at least the users of its importer.
 */
export const chunkOfModules = (graph: Graph, cut: Cut): Map<string, string> =>
  new Cutter(graph, cut).chunks();

/**
 * Chunks by area. The bundler's default, one chunk for every set of modules needed by exactly the same screens, would
 * cause a hundred requests for one screen.
 * @param root the project's folder
 * @param cut modules as paths relative to it
 */
export function sharedChunks(root: string, cut: Cut): Rolldown.CodeSplittingOptions {
  const absolute = (path: string) => moduleId(root, path);
  const here: Cut = {
    ...cut,
    entry: absolute(cut.entry),
    firstScreen: absolute(cut.firstScreen),
    loads: cut.loads.map(({ area, modules, next = [], later = [] }) => ({
      area,
      modules: modules.map(absolute),
      next: next.map(absolute),
      later: later.map(absolute),
    })),
  };
  let chunkOf: Map<string, string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, chunking) => {
          chunkOf ??= chunkOfModules((one) => chunking.getModuleInfo(one), here);
          return chunkOf.get(id) ?? null;
        },
        debugName: 'areas',
      },
    ],
  };
}
