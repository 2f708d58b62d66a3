/** The kinds of features of an article, as the dictionary and `featExtr` name them, with their labels. */
export const featureLabels = {
  issue: '이슈',
  pern: '인물',
  incdnt: '사건',
  plcy: '정책',
  inst: '기관',
  evnt: '행사',
} as const;

export type FeatureKind = keyof typeof featureLabels;

export const featureKinds = Object.keys(featureLabels) as readonly FeatureKind[];
