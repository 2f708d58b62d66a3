import { useQueryClient } from '@tanstack/react-query';
import { isCancel } from 'axios';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { EditBase, HttpError, useDataProvider, useEditContext } from 'react-admin';
import type { FieldSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { objectParticle } from '#contract/particles.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { saveOpenForm } from '#web/client/session/unsavedForm.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import refusals from '#web/kit/states/Refusal.module.css';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { prefetchedRecord } from '../dataProvider.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { MaskedNotice, useReveal } from '../reveal/MaskedNotice.tsx';
import { maskedNames, nameOf, type Row, settledFields } from '../spec/formValues.ts';
import { useIsAdmin, useMay } from '../spec/rights.ts';
import { useForms, useSpec } from '../spec/SpecContext.tsx';
import { BaseNotice, isChangedBase } from './BaseNotice.tsx';
import type { Fields } from './CreateRecord.tsx';
import { Facts } from './Facts.tsx';
import frameStyles from './FormFrame.module.css';
import { FormFrame } from './FormFrame.tsx';
import styles from './SpecForm.module.css';
import { formKey } from './UnsavedForm.tsx';
import { type FormSession, useFormSession } from './useFormSession.ts';

interface DeleteButtonProps {
  record: Row & { id: string };
  session: FormSession;
  onDeleted: () => void;
}

/** Deletes the record after confirmation. */
const DeleteButton = ({ record, session, onDeleted }: DeleteButtonProps) => {
  const spec = useSpec();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);

  // react-admin's own hook would refetch the record while its form is still mounted, and get a 404
  const remove = async () => {
    setPending(true);
    try {
      await dataProvider.delete(spec.name, { id: record.id, previousData: record });
      session.finish('ra.notification.deleted');
      onDeleted();
      await queries.invalidateQueries({ queryKey: [spec.name, 'getList'] });
    } catch (error) {
      session.setRefusal((error as Error).message);
      setPending(false);
    }
  };
  const ask = async () => {
    const name = nameOf(spec, record);
    const question = `${spec.label} ‘${name}’${objectParticle(name)} 삭제하시겠습니까?`;
    if (await askConfirm(question, '삭제')) await remove();
  };
  return (
    <button
      type="button"
      className={`${buttons.tertiary} ${frameStyles.delete}`}
      disabled={isPending}
      onClick={() => void ask()}
    >
      삭제
    </button>
  );
};

/** Rarely needed: somebody else stored the record meanwhile. */
const Conflict = lazyPart(async () => (await import('./Conflict.tsx')).Conflict);

export type Permissions = Partial<Record<'update' | 'delete', boolean>>;

export interface EditRecordProps {
  id: string;
  fields: Fields;
  /** Rendered above the form: the record's state and its actions. */
  head?: ComponentType | undefined;
  /** View of a record that may only be read; by default its fields and values. */
  read?: ComponentType<{ record: Row }> | undefined;
  /** The user's permissions for this record, if they differ from those of the menu. */
  may?: Permissions | ((record: Row) => Permissions);
  onSaved: () => void;
  onCancel: () => void;
}

/** The record as another user stored it meanwhile, if the save was refused for that reason. */
const newerRecord = (error: unknown): Row | undefined => {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { data } = error.body as { data?: Row };
  return data;
};

/** The form of a stored record; after a conflict it offers the choice between two versions. */
export const EditRecord = ({ id, fields, head, read, may, onSaved, onCancel }: EditRecordProps) => {
  const { name } = useSpec();
  const userId = useSession(({ user }) => user?.user.userId);
  const session = useFormSession('update');
  const [theirs, setTheirs] = useState<Row>();
  const [reverts, setReverts] = useState(0);
  const { reason, options, reveal } = useReveal(name, id);
  return (
    <EditBase
      id={id}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{ onError: () => {}, ...(options ?? prefetchedRecord(name, id)) }}
      transform={session.toStored}
      mutationOptions={{
        onSuccess: () => {
          session.finish('ra.notification.updated');
          onSaved();
        },
        onError: (error: Error) => {
          // after cancelling an upload no error is shown
          if (isCancel(error)) return;
          const newer = newerRecord(error);
          if (newer) setTheirs(newer);
          else session.setRefusal(error.message);
        },
      }}
    >
      <StoredForm
        // revealed and reverted values need a remount, since boxes are filled on mount; typed input is restored
        key={`${reason ?? ''} ${reverts}`}
        fields={fields}
        head={head}
        read={read}
        {...(may && { may })}
        session={session}
        theirs={theirs}
        onReveal={async (given) => {
          if (userId) saveOpenForm(userId, formKey(name, id));
          await reveal(given);
        }}
        onResolved={() => setTheirs(undefined)}
        onReverted={() => setReverts(reverts + 1)}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </EditBase>
  );
};

interface StoredFormProps extends Omit<EditRecordProps, 'id'> {
  session: FormSession;
  theirs: Row | undefined;
  onResolved: () => void;
  onReverted: () => void;
  onReveal: (reason: string) => Promise<void>;
}

const StoredForm = ({
  fields,
  head: Head,
  read: Read = ReadRecord,
  may: given,
  session,
  theirs,
  onResolved,
  onReverted,
  onReveal,
  onSaved,
  onCancel,
}: StoredFormProps) => {
  const spec = useSpec();
  const check = useForms().update;
  const formId = useId();
  const isAdmin = useIsAdmin();
  const { record, error, isPending, refetch, saving } = useEditContext<Row & { id: string }>();
  const may = { ...useMay(spec), ...(typeof given === 'function' ? record && given(record) : given) };
  const { rememberRead } = session.memory;
  useEffect(() => rememberRead(record), [rememberRead, record]);

  if (isPending) return <LoadingState text={messages.loading.detail} />;
  if (!record) {
    return <ProblemState problem={error as Error | null} onRetry={() => void refetch()} />;
  }
  const above = (Head || maskedNames(record).length > 0 || isChangedBase(record)) && (
    <>
      {Head && <Head />}
      <BaseNotice
        record={record}
        mayRevert={may.update}
        onReverted={async () => {
          session.memory.setUnsaved(false);
          await refetch();
          onReverted();
        }}
      />
      <MaskedNotice record={record} mayEdit={Boolean(check) && may.update} onReveal={onReveal} />
    </>
  );
  if (!check || !may.update) {
    return (
      <div className={styles.read}>
        {above}
        <Read record={record} />
        <div role="alert">{session.refusal && <p className={refusals.refusal}>{session.refusal}</p>}</div>
        {may.delete && !check && <DeleteButton record={record} session={session} onDeleted={onSaved} />}
      </div>
    );
  }
  const FormFields = fields;
  return (
    <FormFrame
      id={formId}
      purpose="update"
      session={session}
      check={check}
      values={record}
      saving={saving}
      onCancel={onCancel}
      // a deleted record stays visible where it can be restored
      remove={
        may.delete &&
        record.delYn !== 'Y' && <DeleteButton record={record} session={session} onDeleted={onSaved} />
      }
      above={above}
    >
      <Facts fields={settledFields(spec)} record={record} />
      <FormFields purpose="update" />
      <Facts fields={stampFields(spec.fields)} record={record} />
      {isAdmin && (
        <div>
          <HistoryButton recordKey={String(record[spec.key])} />
        </div>
      )}
      {theirs && <Conflict formId={formId} session={session} theirs={theirs} onDone={onResolved} />}
    </FormFrame>
  );
};

const stampFields = (fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.filter(({ name }) => name === 'regDt' || name === 'mdfcnDt' || name === 'baseCd');

/** Author and time of the last change say nothing for entities that users do not edit: logs. */
const bookkeeping = new Set(['rgtrId', 'mdfrId', 'mdfcnDt']);

/** A record that the user may read but not change. */
const ReadRecord = ({ record }: { record: Row }) => {
  const spec = useSpec();
  const isLabelled = (field: FieldSpec) => spec.fields.some((other) => other.labelOf === field.name);
  const { insert, update } = spec.operations;
  const isKept = ({ name }: FieldSpec) => insert || update || !bookkeeping.has(name);
  const shown = spec.fields.filter((field) => !field.column && !isLabelled(field) && isKept(field));
  return <Facts fields={shown} record={record} />;
};
