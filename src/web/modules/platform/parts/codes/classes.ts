import { useQuery } from '@tanstack/react-query';
import { unclassified } from '#contract/list.ts';
import { read } from '#web/client/http/read.ts';
import type { Choice } from '#web/kit/filters/ChoicePicker.tsx';

interface Code {
  cdId: string;
  cdNm: string;
}

type Choices = readonly Choice[];

const none: Choices = [];
const choicesOf = (codes: readonly Code[]): Choices =>
  codes.map(({ cdId, cdNm }) => ({ value: cdId, label: cdNm }));
const filtersOf = (codes: readonly Code[]): Choices => [
  ...choicesOf(codes),
  { value: unclassified.key, label: unclassified.label },
];

/** Classes of the major category's second level: detail codes of the master MCLSF. */
export const useClasses = (select = choicesOf): Choices => {
  const { data = none } = useQuery({
    queryKey: ['classes', 'MCLSF'],
    queryFn: ({ signal }) =>
      read<Code[]>('/detail-commoncode-list', {
        params: { upCdId: 'MCLSF', size: 200 },
        signal,
        quiet: true,
      }),
    select,
    networkMode: 'always',
  });
  return data;
};

/** The classes that lists can be narrowed to, and what has none. */
export const useClassFilters = (): Choices => useClasses(filtersOf);
