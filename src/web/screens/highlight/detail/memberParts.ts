import { type MemberOrder, memberOrders } from './memberOrder.ts';

/** As many articles as come with a highlight. */
export const firstSize = 50;
/** As many as are asked for at once beyond them. */
export const partSize = 200;

/** How the articles of a highlight are shown: kept in the address, so that one comes back to them. */
export interface MemberView {
  order: MemberOrder;
  /** How many parts were asked for beyond the first few. */
  parts: number;
}

const names = { order: 'order', parts: 'parts' } as const;
/** So many parts at most are read again at once by whoever comes back. */
const maxParts = 25;

export const readView = (query: URLSearchParams): MemberView => {
  const parts = Number(query.get(names.parts));
  const order = memberOrders.find(({ value }) => value === query.get(names.order))?.value ?? 'near';
  return { order, parts: Number.isInteger(parts) && parts > 0 ? Math.min(parts, maxParts) : 0 };
};

/** The query of the address with this view; whatever else stands in it stays. */
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

/** The pages that make up what is shown. */
export const partsOf = ({ parts }: MemberView): Part[] =>
  parts === 0
    ? [{ page: 1, size: firstSize }]
    : Array.from({ length: parts }, (_, index) => ({ page: index + 1, size: partSize }));

/** How many more come with the next part. */
export const nextCount = ({ parts }: MemberView, shown: number, total: number): number =>
  Math.max(0, Math.min((parts + 1) * partSize, total) - shown);

export const canAskForMore = ({ parts }: MemberView): boolean => parts < maxParts;
