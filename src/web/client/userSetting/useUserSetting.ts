import { useQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../http/read.ts';
import { write } from '../http/write.ts';
import { useSession } from '../session/sessionStore.ts';

interface Kept {
  setngKey: string;
  setngCn: unknown;
}

interface UserSetting<T extends object> {
  /** Null: nothing is stored, or it is not loaded yet. */
  value: T | null;
  /** The server has answered, or failed. */
  isKnown: boolean;
  /** Stores it on the server; null deletes it. @throws HttpProblem */
  keep: (value: T | null) => Promise<void>;
}

/**
 * A setting that the server stores for the signed-in user by key. Loaded once; after a failure it counts as not stored.
 */
export const useUserSetting = <T extends object>(setngKey: string): UserSetting<T> => {
  const userId = useSession(({ user }) => user?.user?.userId);
  const queryClient = useQueryClient();
  const queryKey = ['user-setting', userId, setngKey];
  const { data, isFetched } = useQuery({
    queryKey,
    enabled: userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      read<Kept>('/user-setting', { params: { setngKey }, quiet: true, signal }).then(
        ({ setngCn }) => setngCn as T | null,
      ),
  });
  const keep = async (value: T | null): Promise<void> => {
    await write<Kept>('PUT', '/user-setting', { setngKey, setngCn: value }, { quiet: true });
    queryClient.setQueryData(queryKey, value);
  };
  return { value: data ?? null, isKnown: isFetched, keep };
};
