import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Calls } from '#generated/api/calls.ts';
import type { OwnTokens } from '#generated/types/apiTokenCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';

const queryKey = ['own-apitoken-list'];

/** The user's access keys, and what can be done with them. */
export const useKeys = () => {
  const queries = useQueryClient();
  const change = async (verb: 'POST' | 'DELETE', path: string, body: object): Promise<OwnTokens> => {
    const answer = await write<OwnTokens>(verb, path, body, { quiet: true });
    queries.setQueryData(queryKey, { ...answer, token: null });
    return answer;
  };
  return {
    keys: useQuery({
      queryKey,
      queryFn: ({ signal }) => read<OwnTokens>('/own-apitoken-list', { signal, quiet: true }),
    }),
    /** @returns the key itself, which cannot be read again. @throws HttpProblem */
    make: async (asked: Calls['POST /insert-own-apitoken']['body']): Promise<string> =>
      (await change('POST', '/insert-own-apitoken', asked)).token ?? '',
    /** @throws HttpProblem */
    revoke: (tknId: number) => change('DELETE', '/delete-own-apitoken', { tknId }),
  };
};
