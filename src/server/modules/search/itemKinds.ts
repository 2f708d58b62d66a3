/** Kinds of items that one can keep; each has a menu of its own. */
export const itemKinds = ['article', 'thinkTank', 'sns'] as const;
export type ItemKind = (typeof itemKinds)[number];
