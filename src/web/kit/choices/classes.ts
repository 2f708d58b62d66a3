import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';
import { read } from '#web/kit/http/read.ts';

interface Code {
  cdId: string;
  cdNm: string;
}

const none: readonly Choice[] = [];
const choicesOf = (codes: readonly Code[]): readonly Choice[] =>
  codes.map(({ cdId, cdNm }) => ({ value: cdId, label: cdNm }));

/** Classes of the major category's second level: detail codes of the master MCLSF. */
export const useClasses = (): readonly Choice[] => {
  const { data = none } = useQuery({
    queryKey: ['classes', 'MCLSF'],
    queryFn: ({ signal }) =>
      read<Code[]>('/detail-commoncode-list', {
        params: { upCdId: 'MCLSF', size: 200 },
        signal,
        quiet: true,
      }),
    select: choicesOf,
    networkMode: 'always',
  });
  return data;
};
