import { create } from 'zustand';
import { type Briefed, briefedKey, nothingShown, type TrayItem } from '#contract/dailyBriefing.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { writeOnUnload } from '#web/client/http/writeOnUnload.ts';
import { serialQueue } from '#web/kit/async/serialQueue.ts';

interface Answer {
  items: TrayItem[];
}

interface Tray {
  /** The owner of the tray; null before the first request. */
  userId: string | null;
  /** undefined: not known yet. */
  items: readonly TrayItem[] | undefined;
}

/** The user's items for the next briefing, as stored by the server or about to be. */
export const useTray = create<Tray>(() => ({ userId: null, items: undefined }));

export const isInTray = ({ items }: Tray, record: Briefed): boolean =>
  items?.some((item) => briefedKey(item) === briefedKey(record)) ?? false;

/** Requests run one at a time, so that the last response includes all changes. */
const queue = serialQueue();

const inTurn = (ask: () => Promise<Answer>): Promise<void> => {
  const { userId } = useTray.getState();
  return queue(async () => {
    const { items } = await ask();
    // another user may have signed in meanwhile
    if (useTray.getState().userId === userId) useTray.setState({ items });
  });
};

/** Reloads the tray. After a failure it counts as unknown. */
export const readTray = (): Promise<void> =>
  inTurn(() => read<Answer>('/briefing-tray', { quiet: true, background: true })).catch(() => {});

/** Tells other tabs that the tray has changed. */
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('briefing-tray') : undefined;
tabs?.addEventListener('message', ({ data }) => {
  if (data === useTray.getState().userId) void readTray();
});

/** Loads the tray of the user once. */
export const openTray = (userId: string): void => {
  if (useTray.getState().userId === userId) return;
  useTray.setState({ userId, items: undefined });
  void readTray();
};

/** A change of the tray, of which other tabs learn. */
const change = async (ask: () => Promise<Answer>): Promise<void> => {
  await inTurn(ask);
  tabs?.postMessage(useTray.getState().userId);
};

/** Shows a change at once, and the previous items if it could not be stored. @throws HttpProblem */
const showWhileStoring = async (items: readonly TrayItem[], ask: () => Promise<Answer>): Promise<void> => {
  const before = useTray.getState().items;
  useTray.setState({ items });
  try {
    await change(ask);
  } catch (problem) {
    if (useTray.getState().items === items) useTray.setState({ items: before });
    else void readTray();
    throw problem;
  }
};

const quiet = { quiet: true, leavesLists: true };
const namesOf = (records: readonly Briefed[]) => records.map(({ itemKnd, itemId }) => ({ itemKnd, itemId }));

/** Adds a record to the tray; only its title is shown until the server responds. @throws HttpProblem */
export const addToTray = (record: Briefed, title: string): Promise<void> => {
  const { items = [] } = useTray.getState();
  const stub: TrayItem = {
    ...record,
    cmntCn: null,
    isReadable: true,
    ...nothingShown,
    ttl: title,
  };
  return showWhileStoring([...items, stub], () =>
    write<Answer>('POST', '/insert-briefing-tray', record, quiet),
  );
};

/** Adds records to the tray in one request. @returns those that were not in it @throws HttpProblem */
export const addAllToTray = async (records: readonly Briefed[]): Promise<readonly Briefed[]> => {
  let added: readonly Briefed[] = [];
  await change(async () => {
    const answer = await write<Answer & { added: Briefed[] }>(
      'POST',
      '/insert-briefing-tray/many',
      { items: namesOf(records) },
      quiet,
    );
    ({ added } = answer);
    return answer;
  });
  return added;
};

/** Takes records out of the tray. @throws HttpProblem */
export const removeFromTray = (records: readonly Briefed[]): Promise<void> => {
  const gone = new Set(records.map(briefedKey));
  const left = (useTray.getState().items ?? []).filter((item) => !gone.has(briefedKey(item)));
  return showWhileStoring(left, () =>
    write<Answer>('DELETE', '/delete-briefing-tray', { items: namesOf(records) }, quiet),
  );
};

const bodyOf = (items: readonly TrayItem[]) => ({
  items: items.map(({ itemKnd, itemId, cmntCn }) => ({ itemKnd, itemId, cmntCn })),
});

/** Stores order and comments. @throws HttpProblem */
export const arrange = (items: readonly TrayItem[]): Promise<void> =>
  showWhileStoring(items, () => write<Answer>('PUT', '/update-briefing-tray', bodyOf(items), quiet));

/** The tray with this comment on the record; undefined if the comment is unchanged or the record has left the tray. */
const commented = (record: Briefed, text: string): TrayItem[] | undefined => {
  const { items = [] } = useTray.getState();
  const cmntCn = text.trim() || null;
  const known = items.find((item) => briefedKey(item) === briefedKey(record));
  if (!known || (known.cmntCn ?? null) === cmntCn) return undefined;
  return items.map((item) => (item === known ? { ...item, cmntCn } : item));
};

/** Stores the comment on a record, if it has changed and the record is still in the tray. @throws HttpProblem */
export const writeComment = async (record: Briefed, text: string): Promise<void> => {
  const items = commented(record, text);
  if (items) await arrange(items);
};

/** As `writeComment`, while the page is being unloaded. */
export const writeCommentOnUnload = (record: Briefed, text: string): void => {
  const items = commented(record, text);
  if (items) writeOnUnload('PUT', '/update-briefing-tray', bodyOf(items));
};
