import { useState } from 'react';
import type { UnsavedForm } from '#web/client/session/unsavedForm.ts';

/**
 * Files of restored input: a browser can keep their names but not their content, so they have to be chosen again.
 * @param chosen names of the files that the form has now
 */
export const useLostFiles = (chosen: readonly string[]) => {
  const [names, setNames] = useState<readonly string[]>([]);
  const lost = names.filter((name) => !chosen.includes(name));
  return {
    /** Names of the files still to be chosen. */
    lost,
    /** File names for the next draft: a second reload must not forget those lost by the first. */
    files: chosen.length + lost.length > 0 ? [...chosen, ...lost] : undefined,
    remember: (work: UnsavedForm) => setNames(work.files ?? []),
    forget: () => setNames([]),
  };
};
