import { useQuery } from '@tanstack/react-query';
import { read } from '#web/shared/http/read.ts';

interface Person {
  userId: string;
  userNm: string | null;
  eml: string | null;
}

const ours: Record<string, string> = { SYSTEM: '시스템', AI: 'AI' };

/** How the people behind these ids are called; masked as everywhere. An id that is nobody's stays as it is. */
export const useNames = (ids: readonly (string | null)[]): ((id: string | null) => string) => {
  const asked = [...new Set(ids)].filter((id): id is string => id !== null && !(id in ours)).sort();
  const { data = [] } = useQuery({
    queryKey: ['names', asked],
    enabled: asked.length > 0,
    queryFn: ({ signal }) =>
      read<Person[]>('/user-list', {
        params: { userId: asked.slice(0, 200), size: 200 },
        signal,
        background: true,
      }),
  });
  const names = new Map(data.map(({ userId, userNm }) => [userId, userNm ?? userId]));
  return (id) => (id === null ? '-' : (ours[id] ?? names.get(id) ?? id));
};
