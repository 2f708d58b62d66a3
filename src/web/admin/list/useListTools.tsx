import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { announce } from '#web/kit/announce/announce.tsx';
import { PickingBar } from '#web/kit/export/PickingBar.tsx';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { closeTools } from '#web/kit/tools/closeTools.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { type ListColumns, useListColumns } from './columns/useListColumns.tsx';
import type { ExportSource } from './export/exportRequest.ts';
import styles from './SpecList.module.css';

const ColumnDialog = lazyDialog(
  async () => (await import('#web/kit/lists/columns/ColumnDialog.tsx')).ColumnDialog,
);

interface ListToolsProps {
  columns: ListColumns;
  /** Rows without columns, such as pictures, have none to choose. */
  hasColumns: boolean;
  onExport: () => void;
  /** Absent if picked rows can only be exported. */
  onPick?: () => void;
}

/** Tools for the whole list: column choice, export. */
const ListTools = ({ columns, hasColumns, onExport, onPick }: ListToolsProps) => {
  const spec = useSpec();
  const [choosing, setChoosing] = useState(false);
  const look = `${buttons.tertiary} ${styles.tool}`;
  return (
    <>
      {hasColumns && (
        <button
          type="button"
          className={look}
          aria-label="열 선택"
          data-action="columns"
          onClick={() => setChoosing(true)}
        >
          <Icon outline={icons.columns} isInText />열
        </button>
      )}
      {spec.operations.excel && (
        <button type="button" className={look} data-action="export" onClick={onExport}>
          <Icon outline={icons.download} isInText />
          내보내기
        </button>
      )}
      {onPick && (
        <button
          type="button"
          className={look}
          data-action="pick"
          onClick={({ currentTarget }) => {
            onPick();
            closeTools(currentTarget);
          }}
        >
          <Icon outline={icons.checklist} isInText />
          여러 건 선택
        </button>
      )}
      {choosing && <ColumnDialog columns={columns} onClose={() => setChoosing(false)} />}
    </>
  );
};

const ExportDialog = lazyDialog(async () => (await import('./export/ExportDialog.tsx')).ExportDialog);

interface PickedRowsProps {
  pickedActions: ReactNode;
  onExport: () => void;
  onEnd: () => void;
}

const PickedRows = ({ pickedActions, onExport, onEnd }: PickedRowsProps) => {
  const { selectedIds, onUnselectItems, filterValues } = useListContext();
  const conditions = JSON.stringify(filterValues);
  const pickedUnder = useRef(conditions);
  useEffect(() => {
    if (conditions === pickedUnder.current) return;
    pickedUnder.current = conditions;
    if (selectedIds.length === 0) return;
    // nobody acts on rows that the new conditions hide
    onUnselectItems();
    announce('조건이 바뀌어 행 선택을 해제했습니다.');
  }, [conditions, selectedIds.length, onUnselectItems]);
  const end = () => {
    onUnselectItems();
    onEnd();
  };
  return <PickingBar count={selectedIds.length} actions={pickedActions} onExport={onExport} onEnd={end} />;
};

interface Tools {
  columns: ListColumns;
  /** Whether rows are being picked. */
  isPicking: boolean;
  /** The buttons for the list's bar. */
  tools: ReactNode;
  /** The bar above the table while rows are picked. */
  picking: ReactNode;
  dialogs: ReactNode;
}

/**
 * Tools for the whole list: column choice, export of all or of picked rows.
 * @param children columns as `<SpecField source="…"/>`
 * @param source source of the export if it is not the entity's whole list
 * @param pickedActions actions on picked rows besides the export
 * @param hasColumns false if the rows have no columns
 */
export const useListTools = (
  children: ReactNode,
  source?: ExportSource,
  pickedActions?: ReactNode,
  hasColumns = true,
): Tools => {
  const columns = useListColumns(children, source?.place);
  const [isPicking, setPicking] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const startExport = () => setExporting(true);
  const stopExport = () => setExporting(false);
  return {
    columns,
    isPicking,
    tools: (
      <ListTools
        columns={columns}
        hasColumns={hasColumns}
        onExport={startExport}
        {...(pickedActions !== undefined && { onPick: () => setPicking(true) })}
      />
    ),
    picking: isPicking && (
      <PickedRows pickedActions={pickedActions} onExport={startExport} onEnd={() => setPicking(false)} />
    ),
    dialogs: isExporting && (
      <ExportDialog
        shown={columns.shown}
        {...(source && { source })}
        onClose={stopExport}
        onPick={() => {
          stopExport();
          setPicking(true);
        }}
      />
    ),
  };
};
