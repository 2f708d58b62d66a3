import type { ItemKind } from '../kind/itemKinds.ts';

/** A column of the list beside the title, which is always there. */
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
  /** Fields that it becomes in a file. */
  fields: readonly string[];
}

/** Fields of the title in a file, and where the item can be found. */
export const titleFields = ['kornTtl', 'lclanTtl'] as const;
export const lastFields = ['url'] as const;

/** Every column that the list of the kind may have, the usual ones first. */
export const columnsOf = ({ outletLabel, authorLabel, hasBoard }: ItemKind): readonly ItemColumn[] => [
  { name: 'outlet', label: `${outletLabel} · 국가`, fields: ['mediaNm', 'mediaLclanNm', 'ntnNm'] },
  ...(hasBoard ? [{ name: 'board', label: '게시판', fields: ['siteBbsNm'] } as const] : []),
  { name: 'time', label: '보도일시', fields: ['frmTrsfNscvrgDt'] },
  { name: 'classes', label: '분류 · 키워드', fields: ['lclsfNm', 'featExtrMclsfNm', 'featExtrKwdList'] },
  { name: 'origin', label: '수집', fields: ['menualYn', 'aiYn', 'payYn'] },
  { name: 'registered', label: '등록일시', fields: ['regDt'] },
  { name: 'reporter', label: authorLabel, fields: ['jrnlLclanNm'] },
  { name: 'language', label: '언어', fields: ['lanNm'] },
];

const unusual: readonly ColumnName[] = ['registered', 'reporter', 'language'];

/** Names of the columns that the list has until somebody chooses others. */
export const defaultColumns = (kind: ItemKind): readonly ColumnName[] =>
  columnsOf(kind)
    .map(({ name }) => name)
    .filter((name) => !unusual.includes(name));

/** Fields of a file of these columns: the title before them, the address behind them. */
export const fieldsOfFile = (columns: readonly ItemColumn[]): readonly string[] => [
  ...titleFields,
  ...columns.flatMap(({ fields }) => fields),
  ...lastFields,
];

/** What the column of times tells besides the day of the report: what the rows are sorted by, unless that has a column. */
export type SortedBy = 'report' | 'registration' | 'score';

/** @param sort as conditions have it: `regDt,DESC` */
export const sortedBy = (sort: string, columns: readonly ItemColumn[]): SortedBy => {
  if (sort.startsWith('mainSnthsScr')) return 'score';
  const isRegistration = sort.startsWith('regDt') && !columns.some(({ name }) => name === 'registered');
  return isRegistration ? 'registration' : 'report';
};

const timeLabels: Record<SortedBy, string> = {
  report: '보도일시',
  registration: '보도 · 등록',
  score: '보도 · 점수',
};

/** How a column is headed in a list that is sorted in this way. */
export const labelOf = ({ name, label }: ItemColumn, sorted: SortedBy): string =>
  name === 'time' ? timeLabels[sorted] : label;
