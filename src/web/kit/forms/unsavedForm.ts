import { dropDrafts } from './drafts.ts';

/** What somebody typed into a form and could not store before the session ended. No secret, and of files only the names. */
export interface UnsavedForm {
  values: Record<string, unknown>;
  /** Names of the files that were chosen. */
  files?: readonly string[] | undefined;
  /** The version of the record that it was typed over. */
  version?: string | undefined;
}

const prefix = 'unsaved:';
const itemOf = (userId: string, place: string): string => `${prefix}${userId}:${place}`;

const openForms = new Map<string, () => UnsavedForm | null>();

/** Whether there is anything to come back to. */
export const holdsWork = ({ values, files = [] }: UnsavedForm): boolean =>
  Object.keys(values).length > 0 || files.length > 0;

/** A form that is open at a place tells how to ask for what is unsaved in it. Returns how to take that back. */
export const openForm = (place: string, unsaved: () => UnsavedForm | null): (() => void) => {
  openForms.set(place, unsaved);
  return () => {
    if (openForms.get(place) === unsaved) openForms.delete(place);
  };
};

const openWork = (): [place: string, work: UnsavedForm][] =>
  [...openForms].flatMap(([place, unsaved]) => {
    const work = unsaved();
    return work && holdsWork(work) ? [[place, work]] : [];
  });

/** Whether an open form has something that is not stored. */
export const holdsOpenWork = (): boolean => openWork().length > 0;

/** Keeps what somebody typed at a place, in this tab only. */
export const saveUnsavedForm = (userId: string, place: string, work: UnsavedForm): void => {
  try {
    sessionStorage.setItem(itemOf(userId, place), JSON.stringify(work));
  } catch {
    // storage may be full or forbidden: then it is lost, as it would be without this
  }
};

/** The session of this person has ended: keeps what is unsaved in the open forms, in this tab only. */
export const keepOpenWork = (userId: string): void => {
  for (const [place, work] of openWork()) saveUnsavedForm(userId, place, work);
};

/** Keeps what is unsaved in the form at one place, which is about to be drawn anew. */
export const keepWorkAt = (userId: string, place: string): void => {
  const work = openForms.get(place)?.();
  if (work && holdsWork(work)) saveUnsavedForm(userId, place, work);
};

/** What the person left at the place. */
export const unsavedForm = (userId: string, place: string): UnsavedForm | null => {
  const kept = sessionStorage.getItem(itemOf(userId, place));
  return kept ? (JSON.parse(kept) as UnsavedForm) : null;
};

/** From now on the form itself holds it. */
export const takenBack = (userId: string, place: string): void =>
  sessionStorage.removeItem(itemOf(userId, place));

/** What was kept of forms that are still open: they hold it themselves. */
export const leaveOpenWork = (userId: string): void => {
  for (const place of openForms.keys()) takenBack(userId, place);
};

/** Forgets what was kept, drafts too, but for what belongs to the person who is given. */
export const discardUnsavedForm = (exceptOf?: string): void => {
  dropDrafts(exceptOf);
  const others = Object.keys(sessionStorage).filter(
    (item) => item.startsWith(prefix) && !(exceptOf && item.startsWith(itemOf(exceptOf, ''))),
  );
  for (const item of others) sessionStorage.removeItem(item);
};
