import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { Drawer } from '#web/kit/dialogs/Drawer.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { withoutDrawer } from '../routing/screenPath.ts';
import type { Row } from '../spec/formValues.ts';
import { useMay } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import type { Fields } from './CreateRecord.tsx';

/** Loaded by who opens the drawer: lists are looked at far more often. */
const CreateRecord = lazyPart(async () => (await import('./CreateRecord.tsx')).CreateRecord);
const EditRecord = lazyPart(async () => (await import('./EditRecord.tsx')).EditRecord);

/** What the address asks to have open over the list. */
type Target = { kind: 'new' } | { kind: 'record'; id: string };

const useTarget = (mayInsert: boolean): Target | null => {
  const parameters = new URLSearchParams(useLocation().search);
  const id = parameters.get('id');
  if (id) return { kind: 'record', id };
  return mayInsert && parameters.has('new') ? { kind: 'new' } : null;
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
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate(pathname + withoutDrawer(search));

  if (!target) return null;
  const waiting = <LoadingState text={messages.loading.detail} />;
  const action = target.kind === 'new' ? '등록' : may.update ? '수정' : '상세';
  return (
    <Drawer title={`${label ?? spec.label} ${action}`} size={wide ? 'table' : 'normal'} onClose={close}>
      {target.kind === 'new' && (
        <CreateRecord
          fallback={waiting}
          fields={fields}
          onSaved={(record) => (created ? void navigate(created(record)) : close())}
          onCancel={close}
          {...(preset && { preset })}
        />
      )}
      {target.kind === 'record' && (
        <EditRecord
          fallback={waiting}
          key={target.id}
          id={target.id}
          fields={fields}
          head={head}
          read={read}
          onSaved={close}
          onCancel={close}
        />
      )}
    </Drawer>
  );
};
