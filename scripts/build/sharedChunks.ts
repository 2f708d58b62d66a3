import type { Rolldown } from 'vite';
import type { FirstLoad } from './firstLoads.ts';
import { moduleId } from './moduleId.ts';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;

/** How the chunks find out about a module. */
export type Graph = (id: string) => ModuleInfo | null;

/** A package that weighs enough to stand apart: only screens that need it load it. */
export interface Heavy {
  name: string;
  /** Matches the paths of its modules. */
  path: RegExp;
}

/** What is to be cut, modules as the graph names them. */
export interface Cut {
  /** Loaded by every page. */
  entry: string;
  /** What a stranger sees: what it shares with others is loaded by every page too. */
  firstScreen: string;
  loads: readonly Pick<FirstLoad, 'area' | 'modules' | 'next' | 'later'>[];
  heavy: readonly Heavy[];
  /**
   * What a file that gathers packages brings along unused: not followed, since nobody knows here what the bundler keeps.
   * A part of it that is used after all comes in a chunk of the bundler's own.
   */
  aside?: RegExp;
}

/** Heavy packages, a bit each, and bits for `next` and `later`: what a screen begins without. */
type Needs = number;

/** Who needs a module: in which areas, and what all of them have loaded anyway. */
interface Users {
  areas: Set<string>;
  have: Needs;
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

const isStyle = (id: string): boolean => /\.css(?:\?|$)/.test(id);

const bitsIn = (needs: Needs): number => needs.toString(2).replaceAll('0', '').length;

class Cutter {
  private readonly next: Needs;
  private readonly later: Needs;
  /** Both: of two times the smaller number is the earlier one. */
  private readonly times: Needs;
  private readonly users = new Map<string, Users>();
  /** What the screens of an area load, from the least on. */
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
    // its screens have one style sheet, whatever else they need
    const needs = isStyle(id) ? 0 : this.needsOfImports(id);
    const isFit = (one: Needs) => (one & have) === one && (one & this.times) === (have & this.times);
    const step = steps.find((one) => (one & needs) === needs && (isStyle(id) || isFit(one)));
    return this.named(area, step ?? have);
  }

  /** What a module cannot be without: what those of its imports stand for that other areas need too. */
  private needsOfImports(id: string): Needs {
    const shared = [...closure(this.graph, [id])].map((one) => this.users.get(one));
    return shared.reduce(
      (sum, users) => (users && users.areas.size > 1 ? sum | (users.have & ~this.times) : sum),
      0,
    );
  }

  /** @returns what who loads these modules has then */
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

  /** The packages that both have, at the earlier of both times. */
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
 * The chunk of every module that screens load without being asked. What one area needs is with that area, the rest is
 * shared; either is divided by the heavy packages that all who need it have loaded anyway. So no screen loads a heavy
 * package because of its neighbours, and no two chunks need each other: what a module imports has at least its users.
 */
export const chunkOfModules = (graph: Graph, cut: Cut): Map<string, string> =>
  new Cutter(graph, cut).chunks();

/**
 * Chunks by area instead of the bundler's own, which are one for every set of modules that exactly the same screens need:
 * a hundred requests for one screen.
 * @param root the project's folder
 * @param cut modules as paths from there
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
