import { useQueries } from '@tanstack/react-query';
import { read } from '#web/client/http/read.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';

interface Nation {
  ntnId: string;
  ntnNm: string;
  ntnEngNm: string | null;
}
interface Outlet {
  mediaId: number;
  mediaKornNm: string | null;
  mediaLclanNm: string | null;
  mediaEngNm: string | null;
  ntnKornNm: string | null;
}
const isHangul = (text: string): boolean => /\p{Script=Hangul}/u.test(text);
const quiet = { quiet: true } as const;
/** Articles may still refer to countries and outlets that are out of use. */
const unusedToo = { useYn: ['Y', 'N'] } as const;

const nationChoice = ({ ntnId, ntnNm, ntnEngNm }: Nation): Choice => ({
  value: ntnId,
  label: ntnNm,
  hint: ntnEngNm ?? ntnId,
});
const outletName = (outlet: Outlet): string =>
  outlet.mediaKornNm ?? outlet.mediaLclanNm ?? outlet.mediaEngNm ?? `매체 ${outlet.mediaId}`;
const outletChoice = (outlet: Outlet): Choice => ({
  value: String(outlet.mediaId),
  label: outletName(outlet),
  hint: outlet.ntnKornNm ?? undefined,
});

/** Choices whose name starts with the text come first, as the first one is picked with Enter. */
const startsFirst = (choices: readonly Choice[], text: string): Choice[] => {
  const wanted = text.toLowerCase();
  const starts = ({ label, hint = '' }: Choice) =>
    [label, hint].some((name) => name.toLowerCase().startsWith(wanted));
  return choices.toSorted((one, other) => Number(starts(other)) - Number(starts(one)));
};

/** Countries by their Korean or English name. */
export const searchNations = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
  const name = isHangul(text) ? { ntnNm: text } : { ntnEngNm: text };
  const params = { ...(text && name), ...unusedToo, size: 200 };
  const found = await read<Nation[]>('/nationcode-popup-list', { params, signal, ...quiet });
  return startsFirst(found.map(nationChoice), text);
};

/** Outlets by their Korean name, or by their English or local one. */
export const searchOutlets = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
  const fields = !text ? [''] : isHangul(text) ? ['mediaKornNm'] : ['mediaEngNm', 'mediaLclanNm'];
  const found = await Promise.all(
    fields.map((field) =>
      read<Outlet[]>('/media-popup-list', {
        params: { ...(field && { [field]: text }), ...unusedToo, size: 50 },
        signal,
        ...quiet,
      }),
    ),
  );
  const outlets = new Map(found.flat().map((outlet) => [outlet.mediaId, outletChoice(outlet)]));
  const byName = [...outlets.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'ko'));
  return startsFirst(byName, text);
};

const useNamesOf = <T>(
  path: string,
  key: string,
  ids: readonly string[],
  nameOf: (record: T) => string,
  picked: ReadonlyMap<string, string>,
): ((id: string) => string) => {
  const unknown = ids.filter((id) => !picked.has(`${key}:${id}`));
  const answers = useQueries({
    queries: unknown.map((id) => ({
      queryKey: ['name', path, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read<T[]>(path, { params: { [key]: id, ...unusedToo }, signal, ...quiet }),
      networkMode: 'always' as const,
    })),
  });
  return (id) => {
    const record = answers[unknown.indexOf(id)]?.data?.[0];
    return picked.get(`${key}:${id}`) ?? (record === undefined ? id : nameOf(record));
  };
};

/**
 * Names of countries and outlets by id: as picked here, else from the server.
 * @param picked names by `ntnId:KR`, `mediaId:12`
 */
export const useNames = (
  { ntnId, mediaId }: { ntnId: readonly string[]; mediaId: readonly string[] },
  picked: ReadonlyMap<string, string>,
): Record<'ntnId' | 'mediaId', (id: string) => string> => ({
  ntnId: useNamesOf<Nation>('/nationcode-popup-list', 'ntnId', ntnId, (nation) => nation.ntnNm, picked),
  mediaId: useNamesOf<Outlet>('/media-popup-list', 'mediaId', mediaId, outletName, picked),
});
