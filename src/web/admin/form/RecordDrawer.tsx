import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { withoutDrawer } from '../routing/screenPath.ts';
import type { Row } from '../spec/formValues.ts';
import { useMay } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import type { Fields } from './CreateRecord.tsx';
import styles from './RecordDrawer.module.css';

/** Loaded by who opens the drawer: lists are looked at far more often. */
const CreateRecord = lazy(async () => ({ default: (await import('./CreateRecord.tsx')).CreateRecord }));
const EditRecord = lazy(async () => ({ default: (await import('./EditRecord.tsx')).EditRecord }));

/** What the address asks to have open over the list. */
type Target = { kind: 'new' } | { kind: 'record'; id: string };

const useTarget = (mayInsert: boolean): Target | null => {
  const parameters = new URLSearchParams(useLocation().search);
  const id = parameters.get('id');
  if (id) return { kind: 'record', id };
  return mayInsert && parameters.has('new') ? { kind: 'new' } : null;
};

/** Keeps showing what is being closed until the drawer has slid away. */
const useLast = (target: Target | null): Target | null => {
  const [last, setLast] = useState(target);
  if (target && JSON.stringify(target) !== JSON.stringify(last)) setLast(target);
  return target ?? last;
};

interface RecordDrawerProps {
  fields: Fields;
  /** Values that a new record gets beside what the form shows. */
  preset?: Row;
  /** What the record is called in the drawer's heading; the entity's label if absent. */
  label?: string;
  /** Stands above the form of a stored record. */
  head?: ComponentType | undefined;
  /** A record that may only be read. */
  read?: ComponentType<{ record: Row }> | undefined;
  /** Where one goes from a new record; back to the list if absent. */
  created?: (record: Row) => string;
  /** Room for a table. */
  wide?: boolean | undefined;
}

/** The form beside the list that it belongs to: `?id=` opens a record, `?new=1` the empty form. */
export const RecordDrawer = ({
  fields,
  preset,
  label,
  head,
  read,
  created,
  wide = false,
}: RecordDrawerProps) => {
  const spec = useSpec();
  const may = useMay(spec);
  const target = useTarget(may.insert);
  const shown = useLast(target);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const titleId = useId();
  const close = () => void navigate(pathname + withoutDrawer(search));
  const action = shown?.kind === 'new' ? '등록' : may.update ? '수정' : '상세';

  return (
    <Drawer
      anchor="right"
      open={target !== null}
      onClose={close}
      slotProps={{
        paper: {
          className: wide ? styles.widePaper : styles.paper,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <div className={styles.drawer}>
        <div className={styles.head}>
          <h2 id={titleId}>
            {label ?? spec.label} {action}
          </h2>
          <button type="button" className={styles.close} aria-label={messages.label.close} onClick={close}>
            <CloseIcon aria-hidden="true" />
          </button>
        </div>
        <Suspense fallback={<LoadingState text={messages.loading.detail} />}>
          {shown?.kind === 'new' && (
            <CreateRecord
              fields={fields}
              onSaved={(record) => (created ? void navigate(created(record)) : close())}
              onCancel={close}
              {...(preset && { preset })}
            />
          )}
          {shown?.kind === 'record' && (
            <EditRecord
              key={shown.id}
              id={shown.id}
              fields={fields}
              head={head}
              read={read}
              onSaved={close}
              onCancel={close}
            />
          )}
        </Suspense>
      </div>
    </Drawer>
  );
};
