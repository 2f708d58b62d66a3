/** A column that a list can show. */
export interface ColumnChoice {
  name: string;
  label: string;
}

/** The stored columns as far as they still exist; the default ones if nothing (valid) is stored. */
export const shownColumns = (
  kept: readonly string[] | undefined,
  usual: readonly string[],
  choices: readonly ColumnChoice[],
): readonly string[] => {
  const known = new Set(choices.map(({ name }) => name));
  const still = [...new Set(kept ?? [])].filter((name) => known.has(name));
  return still.length ? still : usual;
};

/** All choices in the order of the dialog: the shown ones in their order, then the others. */
export const inDialogOrder = (
  choices: readonly ColumnChoice[],
  shown: readonly string[],
): readonly ColumnChoice[] => {
  const byName = new Map(choices.map((choice) => [choice.name, choice]));
  const first = shown.flatMap((name) => byName.get(name) ?? []);
  return [...first, ...choices.filter(({ name }) => !shown.includes(name))];
};

/** The list with the entry at `place` one step up (-1) or down (1); unchanged at the ends. */
export const moved = <T>(list: readonly T[], place: number, step: -1 | 1): readonly T[] => {
  const [one, other] = [list[place], list[place + step]];
  if (one === undefined || other === undefined) return list;
  return list.map((entry, index) => (index === place ? other : index === place + step ? one : entry));
};
