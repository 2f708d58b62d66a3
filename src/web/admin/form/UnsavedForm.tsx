import { useFormContext, useFormState } from 'react-hook-form';
import { formFields } from '#contract/entityFields.ts';
import { DraftNotice } from '#web/shared/forms/DraftNotice.tsx';
import { LostFilesNotice } from '#web/shared/forms/LostFilesNotice.tsx';
import { RestoredNotice } from '#web/shared/forms/RestoredNotice.tsx';
import type { UnsavedForm as Kept } from '#web/shared/forms/unsavedForm.ts';
import { useDraft } from '#web/shared/forms/useDraft.ts';
import { useLostFiles } from '#web/shared/forms/useLostFiles.ts';
import { useUnsavedForm } from '#web/shared/forms/useUnsavedForm.ts';
import type { Purpose, Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { useChosenFiles } from './useChosenFiles.ts';
import type { FormSession } from './useFormSession.ts';

interface UnsavedFormProps {
  purpose: Purpose;
  /** What is stored. */
  values: Row;
  session: FormSession;
}

/** Work that outlives the end of the session, a reload and the closing of the browser: only fields that the person changed, and of files the names. */
export const UnsavedForm = ({ purpose, values, session: { memory } }: UnsavedFormProps) => {
  const spec = useSpec();
  const { getValues, setValue, reset } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const record = purpose === 'update' ? String(values[spec.key]) : 'new';
  const names = formFields(spec, purpose)
    .filter(({ kind }) => kind !== 'files')
    .map(({ name }) => name);
  const { lost, files, remember, forget: forgetFiles } = useLostFiles(useChosenFiles(purpose));

  const form = {
    place: `${spec.name}:${record}`,
    unsaved: () => {
      if (!memory.isUnsaved()) return null;
      const changed = names.filter((name) => name in dirtyFields);
      const version = memory.read()?.mdfcnDt as string | undefined;
      return { values: Object.fromEntries(changed.map((name) => [name, getValues(name)])), files, version };
    },
    restore: (work: Kept) => {
      memory.goOnFrom(work.version);
      remember(work);
      for (const [name, value] of Object.entries(work.values)) setValue(name, value, { shouldDirty: true });
    },
  };
  const { isRestored, forget } = useUnsavedForm({ ...form, ready: isReady });
  const draft = useDraft(form);
  const discard = () => {
    memory.goOnFrom(undefined);
    reset();
    forget();
    forgetFiles();
  };
  return (
    <>
      <RestoredNotice shown={isRestored} onDiscard={discard} />
      <DraftNotice
        shown={draft.isLeft && !isRestored}
        onTakeUp={draft.takeUp}
        onThrowAway={draft.throwAway}
      />
      <LostFilesNotice lost={lost} onClose={forgetFiles} />
    </>
  );
};
