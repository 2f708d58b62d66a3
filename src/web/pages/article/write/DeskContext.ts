import { createContext, useContext } from 'react';
import type { CheckedUrl } from './urlCheck.ts';

interface Desk {
  /** The article that is edited; a new one has none yet. */
  articleId: number | undefined;
  /** Its stored address. */
  original: string | null;
  onChecked: (checked: CheckedUrl | undefined) => void;
}

export const DeskContext = createContext<Desk>({ articleId: undefined, original: null, onChecked: () => {} });

export const useDesk = (): Desk => useContext(DeskContext);
