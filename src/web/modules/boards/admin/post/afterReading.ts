interface ListedPost {
  id: string | number;
  prslYn?: unknown;
  inqCnt?: unknown;
}

interface ListedPosts<T> {
  data: readonly T[];
  meta?: { stats?: Record<string, number> };
}

/**
 * A page of posts after one of them was read: it is no longer unread, and its view count is one higher. Returns the
 * same page if nothing changes, so that nothing is rerendered.
 */
export const afterReading = <P extends ListedPosts<ListedPost>>(
  page: P,
  id: string | number,
  inqCnt: unknown,
): P => {
  const row = page.data.find((one) => String(one.id) === String(id));
  const wasUnread = row?.prslYn === 'N';
  if (!row || (!wasUnread && row.inqCnt === inqCnt)) return page;
  const read = { ...row, inqCnt, ...(wasUnread && { prslYn: 'Y' }) };
  const unread = page.meta?.stats?.['unread'];
  return {
    ...page,
    data: page.data.map((one) => (one === row ? read : one)),
    ...(wasUnread &&
      unread !== undefined && {
        meta: { ...page.meta, stats: { ...page.meta?.stats, unread: Math.max(0, unread - 1) } },
      }),
  };
};
