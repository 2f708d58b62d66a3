import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { Form, useSaveContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Form as ContractForm } from '#contract/validation.ts';
import { contractResolver } from '#web/kit/forms/contractResolver.ts';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { keepEnterOfComposition } from '#web/kit/lists/composition.ts';
import { useBottomBar } from '#web/kit/page/useBottomBar.ts';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { FormContext } from '../kinds/contexts.ts';
import { kinds } from '../kinds.tsx';
import { maskedNames, maskedText, type Purpose, type Row } from '../spec/formValues.ts';
import styles from './FormFrame.module.css';
import { UnsavedForm, useChosenFiles } from './UnsavedForm.tsx';
import type { FormSession } from './useFormSession.ts';

/**
 * Asks before input is lost. Single-letter shortcuts are off on a screen with a new record, or once something was
 * typed.
 */
const LeaveWarning = ({ purpose, session }: { purpose: Purpose; session: FormSession }) => {
  const { isUnsaved, setUnsaved } = session.memory;
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => setUnsaved(isDirty), [setUnsaved, isDirty]);
  useLeaveWarning(isUnsaved);
  return purpose === 'insert' || isDirty ? <span hidden data-writing="" /> : null;
};

/** Focuses the first field that a refusal of the server names, as after our own validation. */
const FocusRefused = ({ refusal }: { refusal: string | undefined }) => {
  const { setFocus, formState } = useFormContext();
  const { errors } = formState;
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const [first] = Object.keys(errors).filter((name) => name !== 'root');
    if (!refusal || !first || focused.current === refusal) return;
    focused.current = refusal;
    setFocus(first);
  }, [refusal, errors, setFocus]);
  return null;
};

/** Clears a server error on a file, named in quotes, when the file is removed. */
const RefusedFile = ({
  purpose,
  session: { refusal, setRefusal },
}: {
  purpose: Purpose;
  session: FormSession;
}) => {
  const chosen = useChosenFiles(purpose).map((name) => name.normalize('NFC'));
  const named = useRef<{ refusal: string; file: string | undefined }>(undefined);
  useEffect(() => {
    if (!refusal) return;
    if (named.current?.refusal !== refusal)
      named.current = { refusal, file: chosen.find((name) => refusal.includes(`'${name}'`)) };
    const { file } = named.current;
    if (file === undefined || chosen.includes(file)) return;
    named.current = undefined;
    setRefusal(undefined);
  });
  return null;
};

/** Why the form cannot be saved, in one sentence. */
const Refusal = ({ refusal }: { refusal: string | undefined }) => {
  const { errors } = useFormState();
  const atFault = Object.keys(errors).some((name) => name !== 'root');
  const text = (atFault ? errors.root?.message : undefined) ?? refusal;
  return <div role="alert">{text && <p className={refusals.aboveButtons}>{text}</p>}</div>;
};

interface FormFrameProps {
  id: string;
  purpose: Purpose;
  session: FormSession;
  check: ContractForm<object>;
  /** The record being edited, or the initial values of a new one. */
  values: Row;
  saving: boolean;
  onCancel: () => void;
  /** Rendered on the left of the footer. */
  remove?: ReactNode;
  /** The record's head and actions: rendered first, the fields a moment later. */
  above?: ReactNode;
  children: ReactNode;
}

/** The form element: validates as the server does, saves once, asks before input is lost. */
export const FormFrame = ({
  id,
  purpose,
  session,
  check,
  values,
  saving,
  onCancel,
  remove,
  above,
  children,
}: FormFrameProps) => {
  const saveContext = useSaveContext();
  const { memory, refusal, setRefusal, toSent, problems } = session;
  const footer = useRef<HTMLDivElement>(null);
  useBottomBar(footer);
  const isWhole = useDeferredValue(true, !above);

  const submit = (typed: FieldValues) =>
    memory.once(() => {
      setRefusal(undefined);
      return saveContext.save?.(typed);
    });

  return (
    <FormContext
      value={{
        shown: memory.shown,
        masked: maskedNames(values),
        maskedTextOf: (name) => maskedText(values, name),
        requirements: memory.requirements,
        kinds,
      }}
    >
      <Form
        id={id}
        className={styles.form}
        noValidate
        defaultValues={values}
        resolver={contractResolver(check, toSent, problems, purpose === 'update' ? values : {})}
        onSubmit={submit}
        disableInvalidFormNotification
      >
        <div
          role="presentation"
          className={isWhole ? styles.body : styles.begun}
          onKeyDown={keepEnterOfComposition}
        >
          {isWhole && <UnsavedForm purpose={purpose} values={values} session={session} />}
          {above}
          {isWhole && children}
        </div>
        <div ref={footer} className={styles.footer}>
          <Refusal refusal={refusal} />
          <div className={`row-last ${styles.actions}`}>
            {remove}
            <button type="button" className={buttons.tertiary} data-reading="list" onClick={onCancel}>
              취소
            </button>
            <button type="submit" className={buttons.primary} disabled={saving}>
              저장
            </button>
          </div>
        </div>
        <LeaveWarning purpose={purpose} session={session} />
        <FocusRefused refusal={refusal} />
        <RefusedFile purpose={purpose} session={session} />
      </Form>
    </FormContext>
  );
};
