/** The six groups of extracted features, as featExtr names them. */
export const featureGroups = {
  issue: '이슈',
  pern: '인물',
  incdnt: '사건',
  plcy: '정책',
  inst: '기관',
  evnt: '행사',
} as const;

export type Features = Partial<Record<keyof typeof featureGroups, unknown>>;

export const wordsIn = (value: unknown): string[] => {
  const words = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return [
    ...new Set(
      words
        .filter((word): word is string => typeof word === 'string')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
};

/** The non-empty groups, in order, with each word once. Features come from several extractors. */
export const featuresOf = (features: Features | null | undefined): { label: string; words: string[] }[] =>
  Object.entries(featureGroups)
    .map(([group, label]) => ({ label, words: wordsIn(features?.[group as keyof Features]) }))
    .filter(({ words }) => words.length > 0);
