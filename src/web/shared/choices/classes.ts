import { useQuery } from '@tanstack/react-query';
import type { Choice } from '#web/shared/filters/ChoicePicker.tsx';
import { read } from '#web/shared/http/read.ts';

interface Code {
  cdId: string;
  cdNm: string;
}

/** Classes of the major category's second level: detail codes of the master MCLSF. */
export const useClasses = (): readonly Choice[] => {
  const { data = [] } = useQuery({
    queryKey: ['classes', 'MCLSF'],
    queryFn: ({ signal }) =>
      read<Code[]>('/detail-commoncode-list', {
        params: { upCdId: 'MCLSF', size: 200 },
        signal,
        quiet: true,
      }),
    networkMode: 'always',
  });
  return data.map(({ cdId, cdNm }) => ({ value: cdId, label: cdNm }));
};
