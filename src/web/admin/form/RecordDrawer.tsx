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
import type { EditRecordProps } from './EditRecord.tsx';

/** Loaded when the drawer is opened: lists are viewed far more often. */
const CreateRecord = lazyPart(async () => (await import('./CreateRecord.tsx')).CreateRecord);
const EditRecord = lazyPart(async () => (await import('./EditRecord.tsx')).EditRecord);

/** The drawer content requested by the address. */
type Target = { kind: 'new' } | { kind: 'record'; id: string };

const useTarget = (mayInsert: boolean): Target | null => {
  const parameters = new URLSearchParams(useLocation().search);
  const id = parameters.get('id');
  if (id) return { kind: 'record', id };
  return mayInsert && parameters.has('new') ? { kind: 'new' } : null;
};

interface RecordDrawerProps {
  fields: Fields;
  /** Values of a new record besides those in the form. */
  preset?: Row;
  /** Name of the record in the drawer's heading; by default the entity's label. */
  label?: string;
  /** Rendered above the form of a stored record. */
  head?: ComponentType | undefined;
  /** View of a record that may only be read. */
  read?: ComponentType<{ record: Row }> | undefined;
  /** The user's permissions for a record, if they differ from those of the menu. */
  may?: EditRecordProps['may'];
  /** Address to open after creating a record; by default the list. */
  created?: (record: Row) => string;
  /** Wide enough for a table. */
  wide?: boolean | undefined;
}

/** The form in a drawer over its list: `?id=` opens a record, `?new=1` the empty form. */
export const RecordDrawer = ({
  fields,
  preset,
  label,
  head,
  read,
  may: given,
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
          {...(given && { may: given })}
          onSaved={close}
          onCancel={close}
        />
      )}
    </Drawer>
  );
};
