import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#web/client/http/read.ts';
import { isSearchable } from '#web/kit/matching/match.ts';
import type { Entry } from './entries.ts';

interface Outlet {
  mediaId: number;
  mediaKornNm: string | null;
  mediaLclanNm: string | null;
  mediaEngNm: string | null;
  ntnKornNm: string | null;
}

interface Person {
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
}

/** What the user may search for. */
export interface Sources {
  /** May open the screen of outlets; else an outlet links to its articles. */
  outletScreen: boolean;
  people: boolean;
}

const maxFound = 5;
/** Smallest page size that lists accept. */
const size = 10;
const rest = 250;

const ask = <T>(path: string, params: object, signal: AbortSignal): Promise<T[]> =>
  read<T[]>(path, { params: { ...params, size }, signal, quiet: true, background: true });

const isHangul = (text: string): boolean => /\p{Script=Hangul}/u.test(text);

const outlets = async (words: string, { outletScreen }: Sources, signal: AbortSignal): Promise<Entry[]> => {
  const fields = isHangul(words) ? ['mediaKornNm'] : ['mediaEngNm', 'mediaLclanNm'];
  const answers = await Promise.all(
    fields.map((field) => ask<Outlet>('/media-popup-list', { [field]: words }, signal)),
  );
  const known = new Map(answers.flat().map((outlet) => [outlet.mediaId, outlet]));
  return [...known.values()]
    .slice(0, maxFound)
    .map(({ mediaId, mediaKornNm, mediaLclanNm, mediaEngNm, ntnKornNm }) => ({
      id: `outlet ${mediaId}`,
      group: 'outlet',
      words: mediaKornNm ?? mediaLclanNm ?? mediaEngNm ?? `매체 ${mediaId}`,
      hint: [ntnKornNm, outletScreen ? '' : '기사 보기'].filter(Boolean).join(' · ') || undefined,
      to: outletScreen ? `/article/Medn/Detail/${mediaId}` : `/article/Article?mediaId=${mediaId}`,
    }));
};

/** Users by department or name; masked names are only found as a whole. */
const people = async (words: string, signal: AbortSignal): Promise<Entry[]> => {
  const answers = await Promise.all(
    ['userNm', 'deptNm'].map((field) => ask<Person>('/user-popup-list', { [field]: words }, signal)),
  );
  const rows = [...new Map(answers.flat().map((person) => [person.userId, person])).values()];
  return rows.slice(0, maxFound).map(({ userId, userNm, instNm, deptNm }) => ({
    id: `person ${userId}`,
    group: 'person',
    words: userNm ?? userId,
    hint: [instNm, deptNm].filter(Boolean).join(' ') || undefined,
    to: `/admin/user/UserManage/Detail/${encodeURIComponent(userId)}`,
  }));
};

const search = async (words: string, sources: Sources, signal: AbortSignal): Promise<Entry[]> =>
  (await Promise.all([outlets(words, sources, signal), sources.people ? people(words, signal) : []])).flat();

/** Outlets and users by name. Results for words other than the typed ones are not shown. */
export const useFoundEntries = (typed: string, sources: Sources) => {
  const words = typed.trim();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), rest);
    return () => clearTimeout(timer);
  }, [words]);
  const isWanted = isSearchable(words);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['palette', asked, sources],
    enabled: isWanted && asked === words,
    networkMode: 'always',
    queryFn: ({ signal }) => search(asked, sources, signal),
  });
  const isCurrent = isWanted && asked === words && !isFetching;
  return {
    entries: (isCurrent && data) || [],
    isSearching: isWanted && !isCurrent,
    isFailed: isCurrent && isError,
  };
};
