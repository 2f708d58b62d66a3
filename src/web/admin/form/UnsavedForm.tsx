import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formFields } from '#contract/entityFields.ts';
import type { UnsavedForm as Kept } from '#web/client/session/unsavedForm.ts';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { DraftNotice } from '#web/kit/forms/DraftNotice.tsx';
import { LostFilesNotice, useLostFiles } from '#web/kit/forms/LostFilesNotice.tsx';
import { RestoredNotice } from '#web/kit/forms/RestoredNotice.tsx';
import { useDraft } from '#web/kit/forms/useDraft.ts';
import { useUnsavedForm } from '#web/kit/forms/useUnsavedForm.ts';
import type { Purpose, Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import type { FormSession } from './useFormSession.ts';

/** Names of the files chosen in the form but not stored yet. */
export const useChosenFiles = (purpose: Purpose): string[] => {
  const sources = formFields(useSpec(), purpose)
    .filter(({ kind }) => kind === 'files')
    .map(({ name }) => name);
  const choices = useWatch({ name: sources }) as unknown[];
  return choices.flatMap((choice) => choiceOf(choice).added.map(({ file }) => file.name));
};

interface UnsavedFormProps {
  purpose: Purpose;
  /** The stored values. */
  values: Row;
  session: FormSession;
}

/** Storage key of the unsaved input of a record. @param record its key, or new */
export const formKey = (entity: string, record: string): string => `${entity}:${record}`;

/**
 * Keeps unsaved input over the end of the session, a reload and the closing of the browser: changed fields only, and of
 * files the names.
 */
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
    place: formKey(spec.name, record),
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
