/** Similarity of two articles, 0 to 1. */
export interface WeighedPair {
  one: number;
  other: number;
  alike: number;
}

interface GroupRules {
  /** Minimum mean similarity of two groups to be merged. */
  threshold: number;
  /** Similarity of two articles without a link, used in the mean. */
  unlinked: number;
}

/** Decisions of users: these pairs belong together, those do not. */
export interface Decisions {
  together: readonly (readonly [number, number])[];
  apart: readonly (readonly [number, number])[];
}

const noDecisions: Decisions = { together: [], apart: [] };

interface Group {
  members: number[];
  /** The lowest id among the members, for an order that does not depend on the input order. */
  first: number;
  near: Map<Group, { sum: number; pairs: number }>;
  separated: Set<Group>;
}

interface Candidate {
  one: Group;
  other: Group;
  mean: number;
}

/** Higher mean first; on a tie the lower ids. */
const isBefore = (one: Candidate, other: Candidate): boolean =>
  one.mean !== other.mean
    ? one.mean > other.mean
    : one.one.first !== other.one.first
      ? one.one.first < other.one.first
      : one.other.first < other.other.first;

/** Heap of group pairs that may be merged, the best on top. */
class CandidateHeap {
  readonly #heap: Candidate[] = [];

  push(candidate: Candidate): void {
    let at = this.#heap.push(candidate) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(candidate, this.#heap[above] as Candidate)) break;
      this.#heap[at] = this.#heap[above] as Candidate;
      at = above;
    }
    this.#heap[at] = candidate;
  }

  pop(): Candidate | undefined {
    const best = this.#heap[0];
    const last = this.#heap.pop();
    if (!best || !last || this.#heap.length === 0) return best;
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= this.#heap.length) break;
      const right = this.#heap[below + 1];
      if (right && isBefore(right, this.#heap[below] as Candidate)) below += 1;
      if (!isBefore(this.#heap[below] as Candidate, last)) break;
      this.#heap[at] = this.#heap[below] as Candidate;
      at = below;
    }
    this.#heap[at] = last;
    return best;
  }
}

const inOrder = (one: Group, other: Group): [Group, Group] =>
  one.first < other.first ? [one, other] : [other, one];

const joined = (one: Group, other: Group, groups: Set<Group>): Group => {
  const group: Group = {
    members: [...one.members, ...other.members],
    first: Math.min(one.first, other.first),
    near: new Map(),
    separated: new Set([...one.separated, ...other.separated]),
  };
  for (const part of [one, other]) {
    groups.delete(part);
    for (const [neighbour, { sum, pairs }] of part.near) {
      if (neighbour === one || neighbour === other) continue;
      const before = group.near.get(neighbour);
      group.near.set(neighbour, { sum: (before?.sum ?? 0) + sum, pairs: (before?.pairs ?? 0) + pairs });
      neighbour.near.delete(part);
    }
    for (const foe of part.separated) {
      foe.separated.delete(part);
      foe.separated.add(group);
    }
  }
  for (const [neighbour, link] of group.near) neighbour.near.set(group, link);
  groups.add(group);
  return group;
};

/**
 * Groups articles by the mean similarity between all articles of two groups, most similar first, within the users'
 * decisions. The result depends only on articles, links and decisions, not on their order.
 * @returns groups and single articles, each in ascending order, sorted by lowest id
 */
export const grouped = (
  articleIds: readonly number[],
  pairs: readonly WeighedPair[],
  { threshold, unlinked }: GroupRules,
  { together, apart }: Decisions = noDecisions,
): number[][] => {
  const groups = new Set<Group>();
  const of = new Map<number, Group>();
  for (const id of articleIds) {
    const group: Group = { members: [id], first: id, near: new Map(), separated: new Set() };
    groups.add(group);
    of.set(id, group);
  }
  for (const { one, other, alike } of pairs) {
    const [mine, theirs] = [of.get(one), of.get(other)];
    if (!mine || !theirs || mine === theirs) continue;
    const link = { sum: alike, pairs: 1 };
    mine.near.set(theirs, link);
    theirs.near.set(mine, link);
  }
  for (const [one, other] of apart) {
    const [mine, theirs] = [of.get(one), of.get(other)];
    if (!mine || !theirs) continue;
    mine.separated.add(theirs);
    theirs.separated.add(mine);
  }
  const merge = (one: Group, other: Group): Group => {
    const group = joined(one, other, groups);
    for (const id of group.members) of.set(id, group);
    return group;
  };
  for (const [one, other] of together) {
    const [mine, theirs] = [of.get(one), of.get(other)];
    if (mine && theirs && mine !== theirs && !mine.separated.has(theirs)) merge(mine, theirs);
  }
  const candidates = new CandidateHeap();
  const pushCandidates = (from: Group): void => {
    for (const [neighbour, { sum, pairs: linked }] of from.near) {
      if (from.separated.has(neighbour)) continue;
      const all = from.members.length * neighbour.members.length;
      const mean = (sum + unlinked * (all - linked)) / all;
      if (mean < threshold) continue;
      const [one, other] = inOrder(from, neighbour);
      candidates.push({ one, other, mean });
    }
  };
  for (const group of [...groups].sort((one, other) => one.first - other.first)) pushCandidates(group);
  for (let best = candidates.pop(); best; best = candidates.pop()) {
    const { one, other } = best;
    if (!groups.has(one) || !groups.has(other)) continue;
    pushCandidates(merge(one, other));
  }
  return [...groups]
    .sort((one, other) => one.first - other.first)
    .map(({ members }) => members.sort((one, other) => one - other));
};

type Pair = readonly [number, number];

/** Larger components keep their original pairs: connecting all to all would make too many. */
const maxComponentSize = 300;

/** Connected components of these pairs. */
const componentsOf = (pairs: readonly Pair[]): number[][] => {
  const components = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const [mine, theirs] = [components.get(one) ?? [one], components.get(other) ?? [other]];
    if (mine === theirs) continue;
    const [large, small] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs];
    large.push(...small);
    for (const id of large) components.set(id, large);
  }
  return [...new Set(components.values())];
};

/**
 * Connects each of the articles that users put together to every other one: if one of them is deleted or leaves the
 * window, the others stay together.
 */
export const tiedToAll = (together: readonly Pair[]): Pair[] => {
  const pairs: Pair[] = [];
  const tooLarge = new Set<number>();
  for (const component of componentsOf(together)) {
    if (component.length > maxComponentSize) for (const id of component) tooLarge.add(id);
    else
      for (const [place, one] of component.entries())
        for (const other of component.slice(place + 1)) pairs.push([one, other]);
  }
  return tooLarge.size === 0 ? pairs : [...pairs, ...together.filter(([one]) => tooLarge.has(one))];
};
