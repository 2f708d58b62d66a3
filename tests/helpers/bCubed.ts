export interface BCubed {
  precision: number;
  recall: number;
  f1: number;
}

type Labels = ReadonlyMap<string, string>;

const sizes = (labels: Labels, keys: readonly string[]): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const label = labels.get(key) ?? `alone ${key}`;
    const group = found.get(label) ?? [];
    found.set(label, group);
    group.push(key);
  }
  return found;
};

/**
 * B-cubed of a clustering: for each item the share of its group that belongs there (precision), and the share of its
 * true group that was found (recall).
 * @param conflicting counts only items that share a group in the truth or in the result: those alone in both are
 * trivially correct
 */
export const bCubed = (truth: Labels, found: Labels, conflicting = false): BCubed => {
  const keys = [...truth.keys()];
  const [right, mine] = [sizes(truth, keys), sizes(found, keys)];
  let [precision, recall, count] = [0, 0, 0];
  for (const key of keys) {
    const wanted = right.get(truth.get(key) ?? '') ?? [];
    const group = mine.get(found.get(key) ?? `alone ${key}`) ?? [];
    if (conflicting && wanted.length === 1 && group.length === 1) continue;
    const both = group.filter((other) => truth.get(other) === truth.get(key)).length;
    precision += both / group.length;
    recall += both / wanted.length;
    count += 1;
  }
  const [p, r] = [precision / count, recall / count];
  return { precision: p, recall: r, f1: (2 * p * r) / (p + r) };
};
