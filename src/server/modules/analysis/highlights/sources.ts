export interface Source {
  key: string;
  label: string;
  count: number;
}

const byCount = (one: Source, other: Source): number =>
  other.count - one.count || one.label.localeCompare(other.label, 'ko') || (one.key < other.key ? -1 : 1);

/** Number of articles per outlet or country, descending. Articles without one are counted under `unknown`. */
export const sourcesOf = <T>(
  members: readonly T[],
  of: (member: T) => { key: string | number | null | undefined; label: string | null | undefined },
  unknown: string,
): Source[] => {
  const found = new Map<string, Source>();
  for (const member of members) {
    const { key, label } = of(member);
    const name = String(key ?? '');
    const source = found.get(name) ?? { key: name, label: label || unknown, count: 0 };
    source.count += 1;
    found.set(name, source);
  }
  return [...found.values()].toSorted(byCount);
};
