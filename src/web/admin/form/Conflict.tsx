import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { kinds } from '../kinds.tsx';
import { fieldsFor, type Row } from '../spec/formValues.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './ConflictDialog.module.css';
import { type ConflictRow, conflictRows, resolved, type Side } from './conflictRows.ts';
import type { FormSession } from './useFormSession.ts';

interface ChoiceProps {
  row: ConflictRow;
  side: Side;
  chosen: boolean;
  record: Row;
  onChoose: () => void;
}

const Choice = ({ row, side, chosen, record, onChoose }: ChoiceProps) => {
  const { field } = row;
  const { Cell } = kinds[field.kind];
  const value = row[side];
  return (
    <label className={styles.choice}>
      <input type="radio" name={`conflict-${field.name}`} checked={chosen} onChange={onChoose} />
      <span className={styles.value}>
        <span className={styles.side}>{side === 'mine' ? '내가 입력한 값' : '저장되어 있는 값'}</span>
        {isBlank(value) ? <em>비어 있음</em> : <Cell field={field} value={value} record={record} />}
      </span>
    </label>
  );
};

interface ConflictDialogProps {
  rows: readonly ConflictRow[];
  /** The record as it is stored now. */
  theirs: Row;
  onResolve: (values: Row) => void;
  onCancel: () => void;
}

/** After a conflicting save: chooses field by field which value to keep. */
const ConflictDialog = ({ rows, theirs, onResolve, onCancel }: ConflictDialogProps) => {
  const [choices, setChoices] = useState<Record<string, Side>>({});
  return (
    <Dialog
      title="다른 사람이 먼저 저장했습니다"
      size="large"
      onClose={onCancel}
      actions={
        <DialogActions
          label="선택한 값으로 저장"
          onClick={() => onResolve(resolved(rows, choices))}
          onCancel={onCancel}
        />
      }
    >
      <p>
        {formatTime(String(theirs['mdfcnDt']))}에 저장된 내용과 다른 항목입니다. 남길 값을 골라 다시 저장해
        주세요.
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => {
          const { name, label } = row.field;
          const chosen = choices[name] ?? row.suggested;
          const choose = (side: Side) => setChoices((before) => ({ ...before, [name]: side }));
          return (
            <li key={name}>
              <fieldset className={styles.row}>
                <legend>
                  {label} {row.conflicting && <span className={styles.contest}>둘 다 변경</span>}
                </legend>
                <Choice
                  row={row}
                  side="mine"
                  chosen={chosen === 'mine'}
                  record={{ [name]: row.mine }}
                  onChoose={() => choose('mine')}
                />
                <Choice
                  row={row}
                  side="theirs"
                  chosen={chosen === 'theirs'}
                  record={theirs}
                  onChoose={() => choose('theirs')}
                />
              </fieldset>
            </li>
          );
        })}
      </ul>
      {rows.length === 0 && <p>입력한 내용은 이미 저장되어 있는 내용과 같습니다.</p>}
    </Dialog>
  );
};

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
