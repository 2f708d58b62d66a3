import { create } from 'zustand';
import type { Calls } from '#generated/api/calls.ts';

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

/** Called when the user changes. */
export const clearWatched = (): void => useWatched.setState(nothing, true);

/** True if articles of the view are watched for: it is a list of articles, and its conditions allow it. */
export const useIsWatchable = (viewId: number | undefined): boolean =>
  useWatched(({ views }) => viewId !== undefined && views.get(viewId)?.watchableYn === 'Y');
