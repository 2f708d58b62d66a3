import { read } from '#web/client/http/read.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { languageName } from '#web/kit/foreign/languageName.ts';
import { useNames } from '#web/modules/outlets/index.ts';
import { useLabels } from '../../parts/labels/labels.ts';
import type { ChipNames } from '../query/chips.ts';
import type { ArticleConditions } from '../query/conditions.ts';

const quiet = { quiet: true } as const;

interface Language {
  lanCd: string;
  lanNm: string;
}

/** Languages by Korean name or code. */
export const searchLanguages = async (text: string, signal: AbortSignal): Promise<Choice[]> => {
  const condition = /^[a-z]{2,3}(-\w+)?$/i.test(text) ? { lanCd: text } : { lanNm: text };
  const params = { ...(text && condition), useYn: 'Y', sort: 'lanNm,ASC', size: 200 };
  const found = await read<Language[]>('/lancode-list', { params, signal, ...quiet });
  return found.map(({ lanCd, lanNm }) => ({ value: lanCd, label: lanNm, hint: lanCd }));
};

/** Names of the ids in conditions: as picked here, else from the server. */
export const useChipNames = (
  conditions: ArticleConditions,
  classes: readonly Choice[],
  picked: ReadonlyMap<string, string>,
): ChipNames => {
  const names = useNames(conditions, picked);
  const { labels } = useLabels([], conditions.labelId !== '');
  return {
    ...names,
    labelId: (id) => {
      const label = labels?.find(({ labelId }) => String(labelId) === id);
      return label?.labelNm ?? (labels ? '볼 수 없는 라벨' : '');
    },
    lang: languageName,
    featExtrMclsf: (id) => classes.find(({ value }) => value === id)?.label ?? id,
  };
};
