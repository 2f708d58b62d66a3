import { create } from 'zustand';
import { startTypingAhead, takeTypedAhead } from '../focus/typingAhead.ts';

/** An article whose note is to be written. */
export interface NoteRequest {
  articleId: number;
  title: string;
}

/** The note that is written in a dialog, since the article is not open on the screen. */
export const useNoteDialog = create<{ request: NoteRequest | null }>(() => ({ request: null }));
export const closeNoteDialog = (): void => {
  takeTypedAhead();
  useNoteDialog.setState({ request: null });
};

/** What opens the note of an article that is open on the screen, by its id. */
const places = new Map<number, () => void>();

/** Called where the note of an article has its place. @returns a function that gives the place up */
export const placeNote = (articleId: number, open: () => void): (() => void) => {
  places.set(articleId, open);
  return () => {
    if (places.get(articleId) === open) places.delete(articleId);
  };
};

/** What opens a note on the selected passage of a text that is on the screen. */
let selectionNote: (() => boolean) | undefined;

/**
 * Called where passages of a text can have notes.
 * @param open opens a note on the selected passage; false if none is selected
 * @returns a function that gives it up
 */
export const placeSelectionNote = (open: () => boolean): (() => void) => {
  selectionNote = open;
  return () => {
    if (selectionNote === open) selectionNote = undefined;
  };
};

/** Opens a note on the selected passage. @returns false if none is selected */
export const openSelectionNote = (): boolean => selectionNote?.() ?? false;

/** Opens the note of an article with the caret in it: in its place on the screen, or in a dialog. */
export const openNote = (request: NoteRequest): void => {
  startTypingAhead('메모', closeNoteDialog);
  const open = places.get(request.articleId);
  if (open) open();
  else useNoteDialog.setState({ request });
};
