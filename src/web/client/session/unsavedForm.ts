const draftPrefix = 'draft:';
const draftItemOf = (userId: string, place: string): string => `${draftPrefix}${userId}:${place}`;

/** Stores a draft: a copy in case the browser or the machine crashes, kept until the record is stored. */
export const storeDraft = (userId: string, place: string, work: UnsavedForm): void => {
  try {
    localStorage.setItem(draftItemOf(userId, place), JSON.stringify(work));
  } catch {
    // storage may be full or blocked: then there is no draft
  }
};

export const draftOf = (userId: string, place: string): UnsavedForm | null => {
  try {
    const work = JSON.parse(localStorage.getItem(draftItemOf(userId, place)) ?? 'null') as UnsavedForm | null;
    return work && typeof work.values === 'object' ? work : null;
  } catch {
    return null;
  }
};

export const dropDraft = (userId: string, place: string): void =>
  localStorage.removeItem(draftItemOf(userId, place));

/** Deletes all drafts, except those of the given user. */
export const dropDrafts = (exceptOf?: string): void => {
  const others = Object.keys(localStorage).filter(
    (item) => item.startsWith(draftPrefix) && !(exceptOf && item.startsWith(draftItemOf(exceptOf, ''))),
  );
  for (const item of others) localStorage.removeItem(item);
};

/** Form input that was not stored before the session ended. Without secrets, and of files only the names. */
export interface UnsavedForm {
  values: Record<string, unknown>;
  /** Names of the chosen files. */
  files?: readonly string[] | undefined;
  /** The version of the record that was edited. */
  version?: string | undefined;
}

const prefix = 'unsaved:';
const itemOf = (userId: string, place: string): string => `${prefix}${userId}:${place}`;

const openForms = new Map<string, () => UnsavedForm | null>();

/** True if there is anything to restore. */
export const hasInput = ({ values, files = [] }: UnsavedForm): boolean =>
  Object.keys(values).length > 0 || files.length > 0;

/** Registers the open form of a place with a getter of its unsaved input. Returns a function that unregisters it. */
export const openForm = (place: string, unsaved: () => UnsavedForm | null): (() => void) => {
  openForms.set(place, unsaved);
  return () => {
    if (openForms.get(place) === unsaved) openForms.delete(place);
  };
};

const unsavedForms = (): [place: string, work: UnsavedForm][] =>
  [...openForms].flatMap(([place, unsaved]) => {
    const work = unsaved();
    return work && hasInput(work) ? [[place, work]] : [];
  });

/** True if an open form has unsaved input. */
export const hasUnsavedInput = (): boolean => unsavedForms().length > 0;

/** Keeps the form input of a place, in this tab only. */
export const saveUnsavedForm = (userId: string, place: string, work: UnsavedForm): void => {
  try {
    sessionStorage.setItem(itemOf(userId, place), JSON.stringify(work));
  } catch {
    // storage may be full or blocked: then the input is lost
  }
};

/** Keeps the unsaved input of the open forms when the user's session has ended, in this tab only. */
export const saveOpenForms = (userId: string): void => {
  for (const [place, work] of unsavedForms()) saveUnsavedForm(userId, place, work);
};

/** Keeps the unsaved input of the form at one place, which is about to be remounted. */
export const saveOpenForm = (userId: string, place: string): void => {
  const work = openForms.get(place)?.();
  if (work && hasInput(work)) saveUnsavedForm(userId, place, work);
};

/** The input that the user left at the place. */
export const unsavedForm = (userId: string, place: string): UnsavedForm | null => {
  const kept = sessionStorage.getItem(itemOf(userId, place));
  return kept ? (JSON.parse(kept) as UnsavedForm) : null;
};

/** Deletes the kept input of a place: from now on the form itself has it. */
export const deleteUnsavedForm = (userId: string, place: string): void =>
  sessionStorage.removeItem(itemOf(userId, place));

/** Deletes the kept input of forms that are still open: they have it themselves. */
export const deleteOpenFormsInput = (userId: string): void => {
  for (const place of openForms.keys()) deleteUnsavedForm(userId, place);
};

/** Deletes all kept input, drafts too, except that of the given user. */
export const discardUnsavedForm = (exceptOf?: string): void => {
  dropDrafts(exceptOf);
  const others = Object.keys(sessionStorage).filter(
    (item) => item.startsWith(prefix) && !(exceptOf && item.startsWith(itemOf(exceptOf, ''))),
  );
  for (const item of others) sessionStorage.removeItem(item);
};
