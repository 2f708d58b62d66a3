import { useFormContext } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { fieldsFor, type Row } from '../spec/formValues.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { conflictRows } from './conflict.ts';
import type { FormSession } from './useFormSession.ts';

interface ConflictProps {
  formId: string;
  session: FormSession;
  theirs: Row;
  onDone: () => void;
}

/** The choice between the version being edited and the one that was stored meanwhile. */
export const Conflict = ({ formId, session, theirs, onDone }: ConflictProps) => {
  const spec = useSpec();
  const fields = fieldsFor(spec, 'update', useIsAdmin());
  const { getValues, setValue } = useFormContext();
  const { memory, toSent } = session;
  const rows = conflictRows(fields, memory.read() ?? {}, toSent(getValues()), theirs, toSent);

  const save = (values: Row) => {
    for (const [name, value] of Object.entries(values)) {
      if (fieldOf(spec, name)) setValue(name, value, { shouldDirty: true });
    }
    memory.rememberRead(theirs);
    memory.goOnFrom(undefined);
    onDone();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return <ConflictDialog rows={rows} theirs={theirs} onResolve={save} onCancel={onDone} />;
};
