import { useQueries, useQuery } from '@tanstack/react-query';
import type { Choice } from '#web/shared/filters/ChoicePicker.tsx';
import { read } from '#web/shared/http/read.ts';
import { languageName } from '../languages.ts';
import type { ChipNames } from '../query/chips.ts';
import type { ArticleConditions } from '../query/conditions.ts';

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
interface Code {
  cdId: string;
  cdNm: string;
}

const isHangul = (text: string): boolean => /\p{Script=Hangul}/u.test(text);
const quiet = { quiet: true } as const;

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

/** Countries by their Korean or English name. */
export const searchNations = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
  const name = isHangul(text) ? { ntnNm: text } : { ntnEngNm: text };
  const params = { ...(text && name), size: 200 };
  return (await read<Nation[]>('/nationcode-popup-list', { params, signal, ...quiet })).map(nationChoice);
};

/** Outlets by their Korean name, or by their English or local one. */
export const searchOutlets = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
  const fields = !text ? [''] : isHangul(text) ? ['mediaKornNm'] : ['mediaEngNm', 'mediaLclanNm'];
  const found = await Promise.all(
    fields.map((field) =>
      read<Outlet[]>('/media-popup-list', {
        params: { ...(field && { [field]: text }), size: 50 },
        signal,
        ...quiet,
      }),
    ),
  );
  return [...new Map(found.flat().map((outlet) => [outlet.mediaId, outletChoice(outlet)])).values()].toSorted(
    (one, other) => one.label.localeCompare(other.label, 'ko'),
  );
};

interface Language {
  lanCd: string;
  lanNm: string;
}

/** Languages by their Korean name or their code. */
export const searchLanguages = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
  const condition = /^[a-z]{2,3}(-\w+)?$/i.test(text) ? { lanCd: text } : { lanNm: text };
  const params = { ...(text && condition), useYn: 'Y', sort: 'lanNm,ASC', size: 200 };
  const found = await read<Language[]>('/lancode-list', { params, signal, ...quiet });
  return found.map(({ lanCd, lanNm }) => ({ value: lanCd, label: lanNm, hint: lanCd }));
};

/** Classes of the major category's second level: detail codes of the master MCLSF. */
export const useClasses = (): readonly Choice[] => {
  const { data = [] } = useQuery({
    queryKey: ['classes', 'MCLSF'],
    queryFn: ({ signal }) =>
      read<Code[]>('/detail-commoncode-list', { params: { upCdId: 'MCLSF', size: 200 }, signal, ...quiet }),
    networkMode: 'always',
  });
  return data.map(({ cdId, cdNm }) => ({ value: cdId, label: cdNm }));
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
        read<T[]>(path, { params: { [key]: id }, signal, ...quiet }),
      networkMode: 'always' as const,
    })),
  });
  return (id) => {
    const record = answers[unknown.indexOf(id)]?.data?.[0];
    return picked.get(`${key}:${id}`) ?? (record === undefined ? id : nameOf(record));
  };
};

/** Names of the conditions' ids: as they were picked here, else as the server knows them. */
export const useChipNames = (
  conditions: ArticleConditions,
  classes: readonly Choice[],
  picked: ReadonlyMap<string, string>,
): ChipNames => ({
  ntnId: useNamesOf<Nation>(
    '/nationcode-popup-list',
    'ntnId',
    conditions.ntnId,
    ({ ntnNm }) => ntnNm,
    picked,
  ),
  mediaId: useNamesOf<Outlet>('/media-popup-list', 'mediaId', conditions.mediaId, outletName, picked),
  lang: languageName,
  featExtrMclsf: (id) => classes.find(({ value }) => value === id)?.label ?? id,
});
