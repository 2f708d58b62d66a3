export const memberOrders = [
  { value: 'near', label: '관련도순' },
  { value: 'latest', label: '최근 보도순' },
  { value: 'earliest', label: '오래된 보도순' },
] as const;
export type MemberOrder = (typeof memberOrders)[number]['value'];

/** Number of articles that come with a highlight. */
export const firstSize = 50;
/** Number of articles per further request. */
const partSize = 200;

/** How the articles of a highlight are shown: stored in the address, for a return to them. */
export interface MemberView {
  order: MemberOrder;
  /** Number of parts requested beyond the first articles. */
  parts: number;
}

const names = { order: 'order', parts: 'parts' } as const;
/** Maximum number of parts that are refetched after a return. */
const maxParts = 25;

export const readView = (query: URLSearchParams): MemberView => {
  const parts = Number(query.get(names.parts));
  const order = memberOrders.find(({ value }) => value === query.get(names.order))?.value ?? 'near';
  return { order, parts: Number.isInteger(parts) && parts > 0 ? Math.min(parts, maxParts) : 0 };
};

/** The query with this view; other parameters stay. */
export const withView = (query: URLSearchParams, { order, parts }: MemberView): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of Object.values(names)) next.delete(name);
  if (order !== 'near') next.set(names.order, order);
  if (parts > 0) next.set(names.parts, String(parts));
  return next;
};

interface Part {
  page: number;
  size: number;
}

/** The pages that make up the shown part. */
export const partsOf = ({ parts }: MemberView): Part[] =>
  parts === 0
    ? [{ page: 1, size: firstSize }]
    : Array.from({ length: parts }, (_, index) => ({ page: index + 1, size: partSize }));

/** Number of articles in the next part. */
export const nextCount = ({ parts }: MemberView, shown: number, total: number): number =>
  Math.max(0, Math.min((parts + 1) * partSize, total) - shown);

export const canLoadMore = ({ parts }: MemberView): boolean => parts < maxParts;
