import { useMemo } from 'react';
import type { ChoosableColumns } from '#web/kit/lists/columns/ColumnDialog.tsx';
import { shownColumns } from '#web/kit/lists/columns/columnOrder.ts';
import { useColumnSetting } from '#web/kit/views/chosenView.ts';
import { useListedColumns } from '#web/kit/views/listed.ts';
import { useKind } from '../kind/KindContext.tsx';
import { columnsOf, defaultColumns, type ItemColumn } from './itemColumns.ts';

export interface ItemColumns extends ChoosableColumns {
  /** The shown columns, in order. */
  columns: readonly ItemColumn[];
}

/** The columns of the kind's list: the default ones, or the user's choice. */
export const useItemColumns = (): ItemColumns => {
  const kind = useKind();
  const { value, keep, areOfView } = useColumnSetting(`columns:items.${kind.name}`);
  const columns = useMemo(() => {
    const choices = columnsOf(kind);
    const shown = shownColumns(value?.columns, defaultColumns(kind), choices);
    return {
      columns: shown.flatMap((name) => choices.find((column) => column.name === name) ?? []),
      shown,
      choices,
    };
  }, [kind, value]);
  useListedColumns(columns.shown);
  return {
    ...columns,
    isChosen: value !== null,
    areOfView,
    choose: (names) => keep(names && { columns: [...names] }),
  };
};
