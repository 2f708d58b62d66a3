import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#web/client/http/read.ts';
import { found, ofGroup, ofUser, peopleBy, type Recipient } from './recipient.ts';

type Row = Record<string, unknown>;

const size = 20;

const rowsOf = (path: string, params: object, signal: AbortSignal): Promise<Row[]> =>
  read<Row[]>(path, { params: { ...params, size }, signal, background: true, quiet: true });

/** Groups and users by name, users by department and institution too; the first of each if nothing was typed. */
const search = async (words: string, signal: AbortSignal): Promise<Recipient[]> => {
  const [groups, ...people] = await Promise.all([
    rowsOf('/usergroup-popup-list', words ? { groupNm: words } : {}, signal),
    ...peopleBy(words).map((conditions) => rowsOf('/user-popup-list', conditions, signal)),
  ]);
  return found(groups.map(ofGroup), ...people.map((rows) => rows.map(ofUser)));
};

const rest = 250;

/** Recipients that match the typed words. @returns undefined while the search for these words is in progress */
export const useFound = (typed: string, isOpen: boolean) => {
  const words = typed.trim();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), rest);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['recipients', asked],
    enabled: isOpen,
    queryFn: ({ signal }) => search(asked, signal),
  });
  return { options: asked === words && !isFetching ? data : undefined, isError };
};
