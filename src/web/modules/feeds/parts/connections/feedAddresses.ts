import { itemLists } from '#web/client/views/itemLists.ts';
import type { SavedView } from '#web/client/views/viewAddress.ts';

export const formats = [
  { value: 'rss', label: 'RSS' },
  { value: 'atom', label: 'Atom' },
  { value: 'json', label: 'JSON Feed' },
] as const;

export interface FollowedFeed {
  key: string;
  name: string;
  /** What it is a feed of. */
  kind: string;
  path: string;
  query: Record<string, string>;
}

/** The feeds of a user who may read these views. */
export const feedsOf = (
  views: readonly SavedView[],
  opens: { highlights: boolean; briefings: boolean },
): FollowedFeed[] => [
  ...(opens.highlights
    ? [{ key: 'highlight', name: '하이라이트', kind: '새 하이라이트', path: 'highlight', query: {} }]
    : []),
  ...(opens.briefings
    ? [{ key: 'briefing', name: '일일 브리핑', kind: '발행된 브리핑', path: 'dailybriefing', query: {} }]
    : []),
  ...views.flatMap(({ viewId, viewNm, menuUrl }) => {
    const list = itemLists[menuUrl];
    return list
      ? [
          {
            key: `view ${viewId}`,
            name: viewNm,
            kind: `${list} 보기`,
            path: 'view',
            query: { viewId: String(viewId) },
          },
        ]
      : [];
  }),
];

/** The address of a feed for a reader. */
export const feedAddress = (
  { path, query }: Pick<FollowedFeed, 'path' | 'query'>,
  token: string,
  format: string,
): string => {
  const address = new URL(`/api/feed/${path}`, window.location.origin);
  address.search = new URLSearchParams({ token, ...query, format }).toString();
  return address.href;
};
