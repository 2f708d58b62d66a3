import type { Calls } from '#generated/api/calls.ts';
import { read } from '../http/read.ts';
import { write } from '../http/write.ts';
import { applyWatched, type WatchedViews } from './watched.ts';

export type WatchChange = Calls['PUT /update-watch']['body'];
export type WatchHistory = Calls['GET /watch/history']['answer']['data'];
export type WatchPreview = Calls['GET /watch/preview']['answer']['data'];

/** @throws HttpProblem */
export const updateWatch = async (change: WatchChange): Promise<void> =>
  applyWatched(await write<WatchedViews>('PUT', '/update-watch', change, { quiet: true }));

/** The messages that these settings would have sent in the last 30 days. @throws HttpProblem */
export const previewWatch = (settings: WatchChange, signal: AbortSignal): Promise<WatchPreview> =>
  read<WatchPreview>('/watch/preview', { params: settings, signal, quiet: true });

/** The messages sent, and what is left out of them. @throws HttpProblem */
export const watchHistory = (viewId: number, signal: AbortSignal): Promise<WatchHistory> =>
  read<WatchHistory>('/watch/history', { params: { viewId }, signal, quiet: true });

/** An outlet, or a cluster of articles on one event. */
export type Muted = { mediaId: number } | { clusterId: number };

/** Leaves an outlet or an event out of the messages of a view. @throws HttpProblem */
export const mute = (viewId: number, muted: Muted): Promise<WatchHistory> =>
  write<WatchHistory>('POST', '/insert-watch-mute', { viewId, ...muted }, { quiet: true });

/** @throws HttpProblem */
export const unmute = (viewId: number, muteId: number): Promise<WatchHistory> =>
  write<WatchHistory>('DELETE', '/delete-watch-mute', { viewId, muteId }, { quiet: true });
