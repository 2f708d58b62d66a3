import { useQuery } from '@tanstack/react-query';
import type { Option } from '#contract/entity.ts';
import { read } from '#web/client/http/read.ts';

interface Nation {
  ntnId: string;
  ntnNm: string;
}

const pages = [1, 2];
const size = 200;

/** All countries in use, ordered by Korean name. */
export const useNations = (): Option[] =>
  useQuery({
    queryKey: ['nationCode', 'all'],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        pages.map((page) =>
          read<Nation[]>('/nationcode-popup-list', { params: { page, size }, signal, quiet: true }),
        ),
      );
      return found
        .flat()
        .map(({ ntnId, ntnNm }) => ({ value: ntnId, label: ntnNm }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'));
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? [];
