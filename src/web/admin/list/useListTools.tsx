import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useListContext } from 'react-admin';
import { choosableColumns, columnFields, fieldOf } from '#contract/entityFields.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { PickingBar } from '#web/kit/export/PickingBar.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import type { ChoosableColumns } from '#web/kit/lists/columns/ColumnDialog.tsx';
import { shownColumns } from '#web/kit/lists/columns/columnOrder.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { closeTools } from '#web/kit/tools/MoreTools.tsx';
import { useColumnSetting } from '#web/kit/views/chosenView.ts';
import { useListedColumns } from '#web/kit/views/listed.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import type { ExportSource } from './export/exportRequest.ts';
import { SpecField } from './SpecField.tsx';
import styles from './SpecList.module.css';

interface OwnColumn {
  source: string;
  label?: string;
}

export interface ListColumns extends ChoosableColumns {
  /** The columns as elements, in order. */
  elements: ReactNode[];
  /** Index of the column with the row's link. */
  linkAt: number;
  defaultNames: readonly string[];
}

const ownColumns = (children: ReactNode): ReactElement<OwnColumn>[] =>
  Children.toArray(children).filter((child): child is ReactElement<OwnColumn> => isValidElement(child));

/**
 * The columns of the list: the default ones of the screen or the schema, or the user's choice.
 * @param place distinguishes the list from other lists of the same entity
 */
const useListColumns = (children: ReactNode, place?: string): ListColumns => {
  const spec = useSpec();
  const { value, keep, areOfView } = useColumnSetting(`columns:${place ?? spec.name}`);
  const own = new Map(ownColumns(children).map((element) => [element.props.source, element]));
  const defaultNames = own.size ? [...own.keys()] : columnFields(spec).map(({ name }) => name);
  const names = [...new Set([...defaultNames, ...choosableColumns(spec).map(({ name }) => name)])];
  const choices = names.map((name) => ({
    name,
    label: own.get(name)?.props.label ?? fieldOf(spec, name)?.label ?? name,
  }));
  const shown = shownColumns(value?.columns, defaultNames, choices);
  useListedColumns(shown);
  const link = own.size ? (defaultNames[0] ?? '') : spec.represents;
  return {
    elements: shown.map((name) => own.get(name) ?? <SpecField key={name} source={name} />),
    linkAt: Math.max(0, shown.indexOf(link)),
    shown,
    choices,
    defaultNames,
    isChosen: value !== null,
    areOfView,
    choose: (chosen) => keep(chosen && { columns: [...chosen] }),
  };
};

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
