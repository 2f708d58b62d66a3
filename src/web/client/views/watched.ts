import { create } from 'zustand';
import type { Calls } from '#generated/api/calls.ts';
import { read } from '../http/read.ts';
import { write } from '../http/write.ts';

export type WatchedViews = Calls['GET /watch-list']['answer']['data'];
export type WatchedView = WatchedViews['views'][number];
/** How the user is told of new articles of a saved search. */
export type WatchSettings = NonNullable<WatchedView['settings']>;

interface Watched {
  views: ReadonlyMap<number, WatchedView>;
  /** The server can send mails. */
  hasMail: boolean;
  /** The server can send text messages. */
  hasSms: boolean;
  isKnown: boolean;
}

const nothing: Watched = { views: new Map(), hasMail: true, hasSms: false, isKnown: false };

/** Which saved views the server watches for new articles, by id of the view; asked for in the background. */
export const useWatched = create<Watched>(() => nothing);

/** Stores the server's response. */
export const applyWatched = ({ views, mailYn, smsYn }: WatchedViews): void =>
  useWatched.setState({
    views: new Map(views.map((view) => [view.viewId, view])),
    hasMail: mailYn === 'Y',
    hasSms: smsYn === 'Y',
    isKnown: true,
  });

/** Loads the numbers of new articles and the settings. @throws HttpProblem */
export const loadWatched = async (signal?: AbortSignal): Promise<void> =>
  applyWatched(
    await read<WatchedViews>('/watch-list', { quiet: true, background: true, ...(signal && { signal }) }),
  );

/** Stores that the user has seen the new articles of a view. @throws HttpProblem */
export const markSeen = async (viewId: number): Promise<void> =>
  applyWatched(
    await write<WatchedViews>('PUT', '/update-watch/seen', { viewId }, { quiet: true, background: true }),
  );

/** Called when the user changes. */
export const clearWatched = (): void => useWatched.setState(nothing, true);

/** True if articles of the view are watched for: it is a list of articles, and its conditions allow it. */
export const useIsWatchable = (viewId: number | undefined): boolean =>
  useWatched(({ views }) => viewId !== undefined && views.get(viewId)?.watchableYn === 'Y');
