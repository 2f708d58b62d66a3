import { isCancel } from 'axios';
import { type ComponentType, useId, useState } from 'react';
import { CreateBase, useSaveContext } from 'react-admin';
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
  /** Values of the new record besides those in the form. */
  preset?: Row;
  /** Initial values of the form, besides the schema's defaults. */
  start?: Row;
}

/** The empty form of an entity. */
export const CreateRecord = ({ fields, onSaved, onCancel, preset, start }: CreateRecordProps) => {
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
          // after cancelling an upload no error is shown
          if (!isCancel(error)) session.setRefusal(error.message);
        },
      }}
    >
      <EmptyForm fields={fields} session={session} start={start} onCancel={onCancel} />
    </CreateBase>
  );
};

interface EmptyFormProps {
  fields: Fields;
  session: ReturnType<typeof useFormSession>;
  start: Row | undefined;
  onCancel: () => void;
}

const EmptyForm = ({ fields: FormFields, session, start, onCancel }: EmptyFormProps) => {
  const spec = useSpec();
  const check = useForms().insert;
  const id = useId();
  const [values] = useState({ ...startValues(spec), ...start });
  const { saving = false } = useSaveContext();
  if (!check) throw new Error(`${spec.name} has no form to insert.`);
  return (
    <FormFrame
      id={id}
      purpose="insert"
      session={session}
      check={check}
      values={values}
      saving={saving}
      onCancel={onCancel}
    >
      <FormFields purpose="insert" />
    </FormFrame>
  );
};
