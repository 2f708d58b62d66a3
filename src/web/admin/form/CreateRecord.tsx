import { isCancel } from 'axios';
import { CreateBase, useSaveContext } from 'ra-core';
import { type ComponentType, useId } from 'react';
import { type Purpose, type Row, startValues } from '../spec/formValues.ts';
import { useForms, useSpec } from '../spec/SpecContext.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useFormSession } from './useFormSession.ts';

/** The fields of a form. */
export type Fields = ComponentType<{ purpose: Purpose }>;

interface CreateRecordProps {
  fields: Fields;
  onSaved: (record: Row) => void;
  onCancel: () => void;
  /** Values that the new record gets beside what the form shows. */
  preset?: Row;
}

/** The empty form of an entity. */
export const CreateRecord = ({ fields, onSaved, onCancel, preset }: CreateRecordProps) => {
  const session = useFormSession('insert', preset);
  return (
    <CreateBase
      disableAuthentication
      redirect={false}
      transform={session.toStored}
      mutationOptions={{
        onSuccess: (record: Row) => {
          session.finish('ra.notification.created');
          onSaved(record);
        },
        onError: (error: Error) => {
          // whoever gave up an upload knows it
          if (!isCancel(error)) session.setRefusal(error.message);
        },
      }}
    >
      <EmptyForm fields={fields} session={session} onCancel={onCancel} />
    </CreateBase>
  );
};

interface EmptyFormProps {
  fields: Fields;
  session: ReturnType<typeof useFormSession>;
  onCancel: () => void;
}

const EmptyForm = ({ fields: FormFields, session, onCancel }: EmptyFormProps) => {
  const spec = useSpec();
  const check = useForms().insert;
  const id = useId();
  const { saving = false } = useSaveContext();
  if (!check) throw new Error(`${spec.name} has no form to insert.`);
  return (
    <FormFrame
      id={id}
      purpose="insert"
      session={session}
      check={check}
      values={startValues(spec)}
      saving={saving}
      onCancel={onCancel}
    >
      <FormFields purpose="insert" />
    </FormFrame>
  );
};
