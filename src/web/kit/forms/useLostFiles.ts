import { useState } from 'react';
import type { UnsavedForm } from './unsavedForm.ts';

/**
 * The files of work that is taken up again: a browser keeps their names and not what is in them, so they have to be
 * chosen anew.
 * @param chosen names of the files that the form holds now
 */
export const useLostFiles = (chosen: readonly string[]) => {
  const [names, setNames] = useState<readonly string[]>([]);
  const lost = names.filter((name) => !chosen.includes(name));
  return {
    /** What is still to be chosen. */
    lost,
    /** For the next draft: a second reload must not forget what the first one lost. */
    files: chosen.length + lost.length > 0 ? [...chosen, ...lost] : undefined,
    remember: (work: UnsavedForm) => setNames(work.files ?? []),
    forget: () => setNames([]),
  };
};
