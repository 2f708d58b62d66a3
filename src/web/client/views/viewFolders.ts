/** What lies in the same folder, in its order: first what has none (`''`), then the folders by name. */
export const byFolder = <T extends { fldrNm: string | null }>(
  all: readonly T[],
): (readonly [folder: string, inside: T[]])[] =>
  [...Map.groupBy(all, ({ fldrNm }) => fldrNm ?? '')].sort(([one], [other]) =>
    one.localeCompare(other, 'ko'),
  );
