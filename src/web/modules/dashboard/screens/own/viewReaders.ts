import type { MediaItem } from '#generated/types/media.ts';
import { read } from '#web/client/http/read.ts';
import type { ViewReader, ViewSource } from '#web/kit/views/viewSource.ts';

/** Path of the outlets: their list is generated from the schema, with the address parameters of such lists. */
const outletList = '/article/Medn';

type Filter = Readonly<Record<string, string | readonly string[]>>;

const asFilter = (text: string): Filter => {
  try {
    const filter: unknown = JSON.parse(text);
    return filter !== null && typeof filter === 'object' ? (filter as Filter) : {};
  } catch {
    return {};
  }
};

/** By default the list excludes outlets that were merged into others; filters in the address replace that. */
const begins: Filter = { dpcnYn: 'N' };
const filterOf = (query: URLSearchParams): Filter => {
  if (query.size === 0) return begins;
  return asFilter(query.get('filter') ?? '{}');
};

/** Reads the outlet list for dashboard panels, which show a few of its rows. */
const outletReader: ViewReader = {
  async rows(_list, text, signal) {
    const query = new URLSearchParams(text);
    const sort = `${query.get('sort') ?? 'mdfcnDt'},${query.get('order') ?? 'DESC'}`;
    const params = { ...filterOf(query), sort, page: 1, size: 10, total: 'capped' };
    const config = { params, signal, quiet: true, background: true } as const;
    return (await read<MediaItem[]>('/media-list', config)).map((outlet) => ({
      key: outlet.mediaId,
      to: `${outletList}/Detail/${outlet.mediaId}`,
      title:
        outlet.mediaKornNm ?? outlet.mediaLclanNm ?? outlet.mediaEngNm ?? `매체 ${String(outlet.mediaId)}`,
      language: outlet.mediaKornNm ? 'ko' : null,
      facts: [outlet.ntnKornNm, outlet.mediaEngNm].flatMap((word) => word || []),
      time: outlet.mdfcnDt,
    }));
  },
};

const found = import.meta.glob<ViewSource>('../../../*/screens/**/viewSource.ts', {
  eager: true,
  import: 'viewSource',
});

const sources: readonly ViewSource[] = [
  ...Object.values(found),
  { lists: [outletList], load: async () => outletReader },
];

/** True if a panel can show rows of the list. */
export const isShowable = (list: string): boolean => sources.some(({ lists }) => lists.includes(list));

/** The reader of a list's rows. @throws Error if there is none */
export const readerOf = async (list: string): Promise<ViewReader> => {
  const source = sources.find(({ lists }) => lists.includes(list));
  if (!source) throw new Error(`Nothing reads ${list}.`);
  return source.load();
};
