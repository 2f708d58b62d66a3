import { useQuery } from '@tanstack/react-query';
import { read } from '#web/client/http/read.ts';

export interface Authority {
  authrtId: number;
  authrtNm: string | null;
  rmrk: string | null;
}

/** All authority groups, in order. */
export const useAuthorities = () =>
  useQuery({
    queryKey: ['authorities'],
    queryFn: ({ signal }) =>
      read<Authority[]>('/authorized-list', { params: { size: 200 }, signal, background: true }),
  });
