import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { dayOf } from '#contract/days.ts';
import { currentDatabase } from '#server/kernel/database/db.ts';
import { pauseBetweenBatches } from '#server/kernel/database/pace.ts';
import { dayParts } from './dayParts.ts';
import { loadPersistedHighlights } from './loadPersistedHighlights.ts';
import { differences, storyOf, type WantedStory } from './plan.ts';
import type { StoredWindow } from './storedWindow.ts';
import { storeStories } from './storeStories.ts';
import type { StoryMember } from './stories.ts';
import { YieldTimer } from './yieldTimer.ts';

/** Rows per transaction; on the embedded database other statements wait in the meantime, on PostgreSQL none do. */
const maxTogether = { pglite: 200, postgres: 2_000 } as const;

/** Maximum pause in milliseconds between two transactions on the embedded database, for other work. */
const maxPause = 20;

export interface Changes {
  /** Articles of the window whose stories may have changed. */
  changed: readonly number[];
  /** Deleted articles. */
  gone: readonly number[];
  /** Whether the highlights of a day are to be written. */
  isMine: (day: string) => boolean;
}

/** Stories sorted by id, so that those with the same id are adjacent. */
const byNumber = (stories: readonly WantedStory[], { persisted }: StoredWindow): WantedStory[] =>
  stories
    .map((story) => ({ story, number: storyOf(story, persisted) ?? Number.MAX_SAFE_INTEGER }))
    .sort((one, other) => one.number - other.number)
    .map(({ story }) => story);

/** Splits stories into transactions of about `maxRows` rows; stories with the same id stay together. */
const portions = (
  stories: readonly { story: WantedStory; rows: number; number: number | undefined }[],
  maxRows: number,
): WantedStory[][] => {
  const found: WantedStory[][] = [];
  let room = 0;
  let last: number | undefined;
  for (const { story, rows, number } of stories) {
    const isTied = number !== undefined && number === last;
    if (found.length === 0 || (room < rows && !isTied)) {
      found.push([]);
      room = maxRows;
    }
    found.at(-1)?.push(story);
    room -= rows;
    last = number;
  }
  return found;
};

/** The highlights of a story for the days to be written. */
const wantedOf = (
  story: readonly StoryMember[],
  window: StoredWindow,
  isMine: Changes['isMine'],
): WantedStory => {
  const members = story.map(({ articleId }) => articleId);
  return {
    members,
    articleIds: members.filter((id) => isMine(dayOf(new Date(window.time(id)).toISOString()))),
    parts: dayParts(story, window.facts, (ids) => window.stories.isDecided(ids)).filter(({ day }) =>
      isMine(day),
    ),
  };
};

/** All stories that may have changed, yielding in between. */
const storiesAround = async (window: StoredWindow, { changed, isMine }: Changes): Promise<WantedStory[]> => {
  const found: WantedStory[] = [];
  await window.settle();
  const pause = new YieldTimer();
  for (const story of window.stories.around(changed)) {
    found.push(wantedOf(story, window, isMine));
    if (pause.isDue()) await breathe();
  }
  return found;
};

/**
 * Writes the highlights of all stories that may have changed, as far as they differ from the stored ones. @returns
 * number of rows written
 * @throws ConcurrentWrite if another process has written highlights since this window's turn: decisions and stories must be
 * read again
 */
export const writeStories = async (window: StoredWindow, changes: Changes): Promise<number> => {
  const { persisted } = window;
  const { engine } = currentDatabase();
  const lost: WantedStory = { members: changes.gone, articleIds: changes.gone, parts: [] };
  const stories = [lost, ...(await storiesAround(window, changes))];
  await loadPersistedHighlights(
    persisted,
    stories.flatMap(({ members }) => members),
  );
  const differing = byNumber(stories, window)
    .map((story) => ({ story, rows: differences(story, persisted), number: storyOf(story, persisted) }))
    .filter(({ rows }) => rows > 0);
  let written = 0;
  for (const portion of portions(differing, maxTogether[engine])) {
    const since = performance.now();
    written += await storeStories(persisted, portion);
    if (engine === 'pglite') await wait(Math.min(pauseBetweenBatches(performance.now() - since), maxPause));
  }
  window.stories.written();
  return written;
};
