import { useQueries, useQuery } from '@tanstack/react-query';
import type { Option } from '#contract/entity.ts';
import { read } from '#web/client/http/read.ts';

interface Code {
  cdId: string;
  cdNm: string | null;
  useYn: string;
}

/** A code; one that is out of use can only be searched for. */
interface CodeOption extends Option {
  isUsed: boolean;
}

const codesOf = (master: string) => ({
  queryKey: ['codes', master],
  // without a master the server would return all codes
  enabled: master !== '',
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CodeOption[]> => {
    const params = { upCdId: master, size: 200 };
    const codes = await read<Code[]>('/detail-commoncode-list', { params, signal });
    return codes.map(({ cdId, cdNm, useYn }) => ({
      value: cdId,
      label: cdNm ?? cdId,
      isUsed: useYn === 'Y',
    }));
  },
});

/** The codes in use under a master, in order; empty until they are loaded. */
export const useCodes = (master: string): Option[] =>
  (useQuery(codesOf(master)).data ?? []).filter(({ isUsed }) => isUsed);

/** All codes under a master: records may still have one that is out of use. */
export const useAllCodes = (master: string): Option[] => useQuery(codesOf(master)).data ?? [];

/** The codes of several masters, by master. */
export const useCodeNames = (masters: readonly string[]): Record<string, Option[]> => {
  const answers = useQueries({ queries: masters.map(codesOf) });
  return Object.fromEntries(masters.map((master, index) => [master, answers[index]?.data ?? []]));
};
