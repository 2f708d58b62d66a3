import type { UnsavedForm } from '#web/client/session/unsavedForm.ts';
import { DraftNotice } from '#web/kit/forms/DraftNotice.tsx';
import { RestoredNotice } from '#web/kit/forms/RestoredNotice.tsx';
import { useDraft } from '#web/kit/forms/useDraft.ts';
import { useUnsavedForm } from '#web/kit/forms/useUnsavedForm.ts';
import { composedOf, type Work } from './composed.ts';
import type { Version } from './storeEdition.ts';

interface Keeping {
  /** Id of the edition; absent for a new one. */
  brfgId: number | undefined;
  /** The version that the next save replaces, including a new edition's first draft. */
  base: Version | undefined;
  /** undefined if nothing is unsaved. */
  unsaved: () => Work | undefined;
  /** Restores a kept work. */
  onRestore: (work: Work, base: Version | undefined) => void;
  /** Returns to the stored version. */
  onDiscard: () => void;
}

const leftIn = ({ values }: UnsavedForm): { work: Work; base: Version | undefined } => {
  const { base, ...work } = values as typeof values & Work & { base?: Version };
  return { work: { ...work, entries: work.entries.map(composedOf) }, base };
};

/** Keeps the edition in the form over the end of the session, a reload and the closing of the browser. */
export const useEditionRecovery = ({ brfgId, base, unsaved, onRestore, onDiscard }: Keeping) => {
  const form = {
    place: `dailyBriefing:${brfgId ?? 'new'}`,
    unsaved: () => {
      const work = unsaved();
      return work ? { values: { ...work, base }, version: base?.mdfcnDt } : null;
    },
    restore: (kept: UnsavedForm) => {
      const left = leftIn(kept);
      onRestore(left.work, left.base);
    },
  };
  const { isRestored, forget } = useUnsavedForm(form);
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
