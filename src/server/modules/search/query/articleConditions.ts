import { and, type SQL } from 'drizzle-orm';
import { dayStart, nextDayStart } from '#contract/days.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { noRecord } from '#contract/list.ts';
import { termsOf } from '#contract/terms.ts';
import { type FormProblem, invalid, lengthOf } from '#contract/validation.ts';
import { itemConditions } from '#generated/api/conditions.ts';
import { getArticleListOnsiteQuery } from '#generated/validators/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Filter } from '#server/kernel/crud/listQuery.ts';
import { isUnread } from '#server/modules/reading/index.ts';
import { type FactTree, factsIn, factsSql, type TimeColumn, type ValueColumn } from '../facts/facts.ts';
import { keywordToken } from '../words/articleTokens.ts';

/**
 * The conditions of the article lists besides the words in the texts. A condition that compares a column is declared in
 * `schemas/operations/article.json` (`filter`, `filterFrom`, `filterTo`) and needs no code here. A condition that needs
 * code is entirely in the second half of this file: its names, parsing, checks and SQL.
 */

export type RawQuery = Record<string, unknown>;

/** The form of the article lists, from the schema: the only rules for the values of its declared parameters. */
export const articleListForm = getArticleListOnsiteQuery;
export type CheckedQuery = NonNullable<ReturnType<typeof articleListForm.check>['value']>;

/** The non-empty texts of a query parameter. */
export const textsOf = (value: unknown): string[] =>
  (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value])
    .map((item) => String(item).trim())
    .filter((item) => item !== '');

export const firstText = (value: unknown): string => textsOf(value)[0] ?? '';

// Conditions that the schema declares over a column.

type Declared = typeof itemConditions;
type ConditionName = keyof Declared;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : T;

/** By parameter name: values of which a row must have one (empty: any row), or a Korean day. */
export type DeclaredConditions = {
  [Name in ConditionName]: Declared[Name]['op'] extends 'equals'
    ? ItemOf<NonNullable<CheckedQuery[Name]>>[]
    : string | undefined;
};

interface ColumnCondition {
  entity: 'article';
  field: string;
  op: 'equals' | 'from' | 'to';
}

const byName: Record<ConditionName, ColumnCondition> = itemConditions;
const declared = Object.entries(byName) as [ConditionName, ColumnCondition][];

const readDeclared = (given: Partial<CheckedQuery>): DeclaredConditions =>
  Object.fromEntries(
    declared.map(([name, { op }]) => [
      name,
      op === 'equals' ? [given[name] ?? []].flat() : given[name] || undefined,
    ]),
  ) as DeclaredConditions;

/** The declared conditions of an empty query. */
export const noDeclaredConditions: DeclaredConditions = readDeclared({});

/** The declared conditions as filters of the entity, in schema order; two days of one field form one filter. */
const declaredFilters = (query: DeclaredConditions): Filter[] => {
  const filters = new Map<string, Filter>();
  for (const [name, { field, op }] of declared) {
    const value = query[name];
    if (Array.isArray(value)) {
      if (value.length) filters.set(field, { op: 'equals', field, values: [...value] });
    } else if (value) {
      const bound = op === 'from' ? { from: dayStart(value) } : { before: nextDayStart(value) };
      filters.set(field, { op: 'range', ...filters.get(field), field, ...bound } as Filter);
    }
  }
  return [...filters.values()];
};

/** A filter over a column as a fact; a declared condition compares no other columns than facts do. */
const filterFact = (filter: Filter): FactTree[] => {
  if (filter.op === 'equals') {
    const values = filter.values.map((value) => (value === noRecord ? null : (value as string | number)));
    return [{ is: 'fact', fact: { of: 'values', column: filter.field as ValueColumn, values } }];
  }
  if (filter.op !== 'range') return [];
  const { from, before } = filter as { from?: Date; before?: Date };
  const column = filter.field as TimeColumn;
  return [{ is: 'fact', fact: { of: 'time', column, ...(from && { from }), ...(before && { before }) } }];
};

// Conditions that need code.

/** How an item was collected: by hand or feed, by AI, paid or free. */
export type CollectionType = 'paidAi' | 'freeAi' | 'manual';

export interface CodedConditions {
  keywords: string[];
  combineKeywords: 'AND' | 'OR';
  /** Y: articles of the local press reported by missions abroad; N: the others. */
  onsite?: 'Y' | 'N';
  /** Part of a social item's board name; empty for the other kinds. */
  board: string;
  /** Undefined: any type. */
  collectionTypes?: CollectionType[];
  /** User id: only items that this user has not read. */
  unreadOf?: string;
  /** Only the first item of each highlight, in the order of the list. */
  isFolded?: boolean;
  /** Only items of this highlight. */
  clusterId?: number;
  /** Facts that were typed among the words, all of which are required. */
  typedFacts?: readonly FactTree[] | undefined;
}

/** All conditions. */
export type ItemConditions = DeclaredConditions & CodedConditions;

const onsiteName = 'onsiteMediaArticleYn';
const boardName = 'siteBbsNm';
const maxBoardLength = 200;
const foldName = 'foldYn';
const clusterName = 'clusterId';

/** Parameters of a kind's list that are fields of its entity but not part of the form. */
export const furtherNames = (kind: ItemKind): string[] => [
  onsiteName,
  foldName,
  clusterName,
  ...(kind === 'sns' ? [boardName] : []),
];

/** Errors of the parameters that are not in the form. */
export const furtherConditionProblems = (raw: RawQuery): FormProblem[] => {
  const problems: FormProblem[] = [];
  const flags = [
    [onsiteName, '현지 언론 기사'],
    [foldName, '비슷한 기사 묶기'],
  ] as const;
  for (const [name, label] of flags) {
    const given = textsOf(raw[name]);
    if (given.length > 1 || given.some((value) => value !== 'Y' && value !== 'N'))
      problems.push(invalid(name, label));
  }
  const clusters = textsOf(raw[clusterName]);
  if (clusters.length > 1 || clusters.some((value) => !/^[1-9]\d{0,14}$/.test(value)))
    problems.push(invalid(clusterName, '하이라이트 번호'));
  const board = textsOf(raw[boardName]);
  if (board.length > 1 || lengthOf(firstText(board)) > maxBoardLength)
    problems.push(invalid(boardName, '게시판'));
  return problems;
};

const typeFlags = [
  ['paidAiYn', 'paidAi'],
  ['freeAiYn', 'freeAi'],
  ['menualYn', 'manual'],
] as const;

const collectionTypes = (given: CheckedQuery): CollectionType[] | undefined =>
  typeFlags.some(([name]) => given[name])
    ? typeFlags.flatMap(([name, type]) => (given[name] === 'Y' ? [type] : []))
    : undefined;

/**
 * @param given the form's parsed values
 * @param raw the query as sent, already validated
 * @param caller the user for the condition on unread items
 */
export const readConditions = (
  given: CheckedQuery,
  raw: RawQuery,
  caller: Caller | null | undefined,
): ItemConditions => {
  const onsite = firstText(raw[onsiteName]);
  return {
    ...readDeclared(given),
    keywords: termsOf(given.keyword ?? ''),
    combineKeywords: given.multiKeywordCnd ?? 'AND',
    ...((onsite === 'Y' || onsite === 'N') && { onsite }),
    board: firstText(raw[boardName]),
    collectionTypes: collectionTypes(given),
    ...(given.unreadYn === 'Y' && caller && { unreadOf: caller.user.userId }),
    ...(firstText(raw[foldName]) === 'Y' && { isFolded: true }),
    ...(firstText(raw[clusterName]) && { clusterId: Number(firstText(raw[clusterName])) }),
  };
};

const value = (column: ValueColumn, of: string): FactTree => ({
  is: 'fact',
  fact: { of: 'values', column, values: [of] },
});

/** A keyword matches the article's keywords, or a feature of one of the six groups: the article shows both as chips. */
const keywordFacts = ({ keywords, combineKeywords }: CodedConditions): FactTree[] =>
  keywords.length
    ? [
        {
          is: combineKeywords === 'AND' ? 'all' : 'any',
          of: keywords.map((one) => ({ is: 'fact', fact: { of: 'keyword', token: keywordToken(one) } })),
        },
      ]
    : [];

const ofType: Record<CollectionType, FactTree> = {
  paidAi: { is: 'all', of: [value('aiYn', 'Y'), value('payYn', 'Y')] },
  freeAi: { is: 'all', of: [value('aiYn', 'Y'), value('payYn', 'N')] },
  manual: value('aiYn', 'N'),
};

/** All three types together are no condition; an empty list matches nothing. */
const typeFacts = ({ collectionTypes: types }: CodedConditions): FactTree[] =>
  !types || types.length === Object.keys(ofType).length
    ? []
    : [{ is: 'any', of: types.map((type) => ofType[type]) }];

/** The conditions besides the words in the texts that do not depend on the user: all of them are required. */
export const conditionFacts = (query: ItemConditions): FactTree[] => [
  ...keywordFacts(query),
  ...(query.onsite ? [value('onsiteMediaArticleYn', query.onsite)] : []),
  ...declaredFilters(query).flatMap(filterFact),
  ...(query.board ? [{ is: 'fact' as const, fact: { of: 'board' as const, text: query.board } }] : []),
  ...typeFacts(query),
  ...(query.typedFacts ?? []),
];

/** The conditions besides the words in the texts. */
export const factsWhere = (query: ItemConditions): SQL | undefined =>
  and(...conditionFacts(query).map(factsSql), query.unreadOf ? isUnread(query.unreadOf) : undefined);

/** The conditions on fields of the schema as filters: used only to describe them in words. */
export const fieldFilters = (query: ItemConditions): Filter[] => [
  ...declaredFilters(query),
  ...(query.onsite ? [{ op: 'equals' as const, field: onsiteName, values: [query.onsite] }] : []),
  ...(query.board ? [{ op: 'contains' as const, field: boardName, text: query.board }] : []),
];

/** Whether the query has conditions that only press items can meet; a period applies to any text. */
export const hasItemConditions = (query: ItemConditions): boolean =>
  fieldFilters(query).some(({ field }) => field !== itemConditions.startDate.field) ||
  query.keywords.length > 0 ||
  query.collectionTypes !== undefined ||
  query.unreadOf !== undefined ||
  (query.typedFacts ?? []).flatMap(factsIn).some((fact) => fact.of !== 'time');
