import { DraftNotice } from '#web/shared/forms/DraftNotice.tsx';
import type { KeptWork } from '#web/shared/forms/keptWork.ts';
import { RestoredNotice } from '#web/shared/forms/RestoredNotice.tsx';
import { useDraft } from '#web/shared/forms/useDraft.ts';
import { useKeptWork } from '#web/shared/forms/useKeptWork.ts';
import { composedOf, type Work } from './composed.ts';

interface Keeping {
  /** Which edition; absent for a new one. */
  brfgId: number | undefined;
  /** The version that is written over. */
  version: string | undefined;
  /** undefined: nothing is unsaved. */
  unsaved: () => Work | undefined;
  /** Goes on from what was left. */
  onRestore: (work: Work, version: string | undefined) => void;
  /** Goes back to what is stored. */
  onDiscard: () => void;
}

const workIn = ({ values }: KeptWork): Work => {
  const work = values as unknown as Work;
  return { ...work, entries: work.entries.map(composedOf) };
};

/** The edition in the form outlives the end of the session, a reload and the closing of the browser. */
export const useKeptEdition = ({ brfgId, version, unsaved, onRestore, onDiscard }: Keeping) => {
  const form = {
    place: `dailyBriefing:${brfgId ?? 'new'}`,
    unsaved: () => {
      const work = unsaved();
      return work ? { values: { ...work }, version } : null;
    },
    restore: (work: KeptWork) => onRestore(workIn(work), work.version),
  };
  const { isRestored, forget } = useKeptWork(form);
  const draft = useDraft(form);
  const discard = () => {
    onDiscard();
    forget();
  };
  const notices = (
    <>
      <RestoredNotice shown={isRestored} onDiscard={discard} />
      <DraftNotice
        shown={draft.isLeft && !isRestored}
        onTakeUp={draft.takeUp}
        onThrowAway={draft.throwAway}
      />
    </>
  );
  return { notices, end: draft.throwAway };
};
