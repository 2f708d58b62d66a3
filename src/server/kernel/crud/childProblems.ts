import type { EntitySpec } from '#contract/entity.ts';
import { brokenRules, type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { forbiddenFields, refuseFields } from './adminFields.ts';
import {
  addedRows,
  type ChildList,
  childListsOf,
  contentOf,
  sameContent,
  sameRow,
  sentRows,
} from './childRows.ts';
import { brokenReferences } from './references.ts';

type Row = Record<string, unknown>;

const labelsOf = (child: EntitySpec): Record<string, string> =>
  Object.fromEntries(child.fields.map(({ name, label }) => [name, label]));

const rowProblems = async (
  catalogue: Catalogue,
  { child }: ChildList,
  caller: Caller | null,
  row: Row,
  stored: Row | undefined,
): Promise<string[]> => {
  const faults = [
    ...brokenRules(child.rules, labelsOf(child), row),
    ...(await brokenReferences(catalogue, child, caller, row, stored)),
  ];
  return faults.map(({ message }) => message);
};

const repeated = (list: ChildList, row: Row, others: readonly Row[]): string[] =>
  others.some((other) => sameRow(list, row, other)) ? [`이미 등록된 ${list.child.label}입니다.`] : [];

const listProblems = async (
  catalogue: Catalogue,
  list: ChildList,
  caller: Caller | null,
  rows: readonly Row[],
  stored: readonly Row[],
): Promise<FormProblem[]> => {
  const { field, children, own } = list;
  const isAppended = children.mode === 'append';
  const checked = isAppended ? addedRows(list, rows, stored) : rows;
  const formerOf = (row: Row): Row | undefined =>
    isAppended
      ? undefined
      : (stored.find((one) => sameContent(list, row, one)) ?? stored.find((one) => sameRow(list, row, one)));
  for (const row of checked)
    if (forbiddenFields(own, caller, contentOf(own, row), formerOf(row)).length) refuseFields([field]);
  // only the first fault is reported; later checks are skipped
  for (const [at, row] of checked.entries()) {
    const [fault] = [
      ...repeated(list, row, [...checked.slice(0, at), ...(isAppended ? stored : [])]),
      ...(await rowProblems(catalogue, list, caller, row, formerOf(row))),
    ];
    if (fault)
      return [invalid(field.name, field.label, `${field.label} ${rows.indexOf(row) + 1}번째: ${fault}`)];
  }
  return [];
};

/**
 * What is wrong with the child rows that were sent, named on the parent's field: each row meets the same checks
 * as a record of its own. @throws 403 when a row sets what only administrators may
 */
export const childProblems = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  sent: Row,
  before: Row = {},
): Promise<FormProblem[]> => {
  const problems: FormProblem[] = [];
  for (const list of childListsOf(catalogue, spec)) {
    const rows = sentRows(list.field, sent);
    const stored = (before[list.field.name] ?? []) as Row[];
    if (rows) problems.push(...(await listProblems(catalogue, list, caller, rows, stored)));
  }
  return problems;
};
