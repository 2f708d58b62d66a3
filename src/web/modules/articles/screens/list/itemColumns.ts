import { useMemo } from 'react';
import type { ChoosableColumns } from '#web/kit/lists/columns/ColumnDialog.tsx';
import { shownColumns } from '#web/kit/lists/columns/columnOrder.ts';
import { useColumnSetting } from '#web/kit/views/chosenView.ts';
import { useListedColumns } from '#web/kit/views/listed.ts';
import { type ItemKind, useKind } from '../kind/itemKinds.tsx';

/** An optional column of the list; the title is always there. */
export type ColumnName =
  | 'outlet'
  | 'board'
  | 'time'
  | 'classes'
  | 'origin'
  | 'registered'
  | 'reporter'
  | 'language';

export interface ItemColumn {
  name: ColumnName;
  label: string;
  /** The column's fields in an export. */
  fields: readonly string[];
}

/** The title's fields in an export, and those of the address. */
const titleFields = ['kornTtl', 'lclanTtl'] as const;
const lastFields = ['url'] as const;

/** All columns of the kind's list, the default ones first. */
export const columnsOf = ({
  outletLabel,
  authorLabel,
  dateWord,
  hasBoard,
}: ItemKind): readonly ItemColumn[] => [
  { name: 'outlet', label: `${outletLabel} · 국가`, fields: ['mediaNm', 'mediaLclanNm', 'ntnNm'] },
  ...(hasBoard ? [{ name: 'board', label: '게시판', fields: ['siteBbsNm'] } as const] : []),
  { name: 'time', label: `${dateWord}일시`, fields: ['frmTrsfNscvrgDt'] },
  { name: 'classes', label: '분류 · 키워드', fields: ['lclsfNm', 'featExtrMclsfNm', 'featExtrKwdList'] },
  { name: 'origin', label: '수집', fields: ['menualYn', 'aiYn', 'payYn'] },
  { name: 'registered', label: '등록일시', fields: ['regDt'] },
  { name: 'reporter', label: authorLabel, fields: ['jrnlLclanNm'] },
  { name: 'language', label: '언어', fields: ['lanNm'] },
];

const unusual: readonly ColumnName[] = ['registered', 'reporter', 'language'];

/** Names of the default columns. */
export const defaultColumns = (kind: ItemKind): readonly ColumnName[] =>
  columnsOf(kind)
    .map(({ name }) => name)
    .filter((name) => !unusual.includes(name));

/** Export fields for these columns: the title first, the address last. */
export const fieldsOfFile = (columns: readonly ItemColumn[]): readonly string[] => [
  ...titleFields,
  ...columns.flatMap(({ fields }) => fields),
  ...lastFields,
];

/** The sort value shown in the time column besides the report day, unless it has its own column. */
export type SortedBy = 'report' | 'registration' | 'score';

/** @param sort as in the conditions: `regDt,DESC` */
export const sortedBy = (sort: string, columns: readonly ItemColumn[]): SortedBy => {
  if (sort.startsWith('mainSnthsScr')) return 'score';
  const isRegistration = sort.startsWith('regDt') && !columns.some(({ name }) => name === 'registered');
  return isRegistration ? 'registration' : 'report';
};

const timeEnds: Record<SortedBy, string> = { report: '일시', registration: ' · 등록', score: ' · 점수' };

/** Head of a column in a list with this order. */
export const labelOf = ({ name, label }: ItemColumn, sorted: SortedBy): string =>
  name === 'time' ? label.replace('일시', timeEnds[sorted]) : label;

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
