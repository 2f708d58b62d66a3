/** Kinds of collected items; each has its own menu. */
export const itemKinds = ['article', 'thinkTank', 'sns'] as const;
export type ItemKind = (typeof itemKinds)[number];
