import { and, arrayContains, eq, ilike, inArray, like, or, SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { Caller } from '../access/caller.ts';
import { type AnyTable, columnOf, literalBound, literalTokens, rendered } from '../database/fragments.ts';
import { fold, tokensWithin } from '../text/tokens.ts';
import { isStored } from './archived.ts';
import type { Filter } from './listQuery.ts';
import { policyOf } from './policies.ts';
import { isMasked } from './present.ts';
import type { Source } from './source.ts';

/** Types of arrays by the type of a column; columns of other types have few values. */
const arrayTypes: Readonly<Record<string, string>> = { 'text COLLATE "C"': 'text', bigint: 'bigint' };

/**
 * The column has one of the values. Several are one array parameter, so that the statement has the same text whatever
 * their number, and is planned once. Values that the column writes into the text stay there.
 */
export const isAnyOf = (column: AnyPgColumn, values: readonly unknown[]): SQL => {
  if (values.length === 1) return eq(column, values[0]);
  const type = arrayTypes[column.getSQLType()];
  const sent = values.map((value) => column.mapToDriverValue(value));
  return type === undefined || sent.some((value) => value instanceof SQL)
    ? inArray(column, [...values])
    : sql`${column} = any(${sql.param(sent)}::${sql.raw(type)}[])`;
};

/** The text with the wildcards of LIKE escaped. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Rows whose folded column contains the text, regardless of case and width. */
export const containing = (folded: AnyPgColumn, text: string): SQL =>
  like(folded, `%${escaped(fold(text))}%`);

/** Condition on the token index that every row containing the text meets, so that few texts have to be compared. */
const tokensFirst = (column: AnyPgColumn | undefined, text: string): SQL | undefined => {
  const within = column ? tokensWithin(text) : [];
  return column && within.length ? arrayContains(column, literalTokens(within)) : undefined;
};

/** Whether the token index narrows the filter to few rows. */
const isFoundByTokens = (source: Source, filter: Filter): boolean =>
  filter.op === 'contains' && tokensFirst(source.tokensOf(filter.field), filter.text) !== undefined;

/** Adds the dashes to a mobile number typed without them; any other text is unchanged. */
const withDashes = (text: string): string => text.replace(/^(01\d)(\d{4})(\d{4})$/, '$1-$2-$3');

/**
 * Masked values must not be guessed piece by piece: only the whole value finds the record. Exception: a letter of a name
 * that its mask shows, the first, or the last of three and more (김*리). A name of one letter, whose mask hides it, is
 * found by that letter because it is the whole value.
 */
const maskedValue = (source: Source, { field, text: typed }: { field: string; text: string }): SQL => {
  const text = withDashes(typed);
  const { foldedIn, personal } = fieldOf(source.spec, field) ?? {};
  if (foldedIn === undefined) return eq(source.column(field), text);
  const folded = source.folded(field);
  if (personal !== 'name' || [...fold(text)].length !== 1) return eq(folded, fold(text));
  const letter = escaped(fold(text));
  return sql`(${like(folded, `${letter}%`)} or ${like(folded, `__%${letter}`)})`;
};

/** Whether the text is empty for comparison: it has only invisible characters and would match every text. */
const isNothing = (text: string): boolean => fold(text) === '';

/** Rows with the text in an element of a list of texts. Such lists are short, as are tables that have them. */
const withElement = (column: AnyPgColumn, text: string): SQL =>
  sql`exists (select from unnest(${column}) as element where lower(normalize(element, NFKC)) like ${`%${escaped(fold(text.trim()))}%`})`;

/** A filter as a condition over the columns of the source. */
export const conditionOf = (source: Source, filter: Filter): SQL | undefined => {
  const isText = filter.op === 'contains' || filter.op === 'startsWith';
  if (isText && isNothing(filter.text)) return sql`false`;
  if (isText && isMasked(source.spec, filter.field)) return maskedValue(source, filter);
  switch (filter.op) {
    case 'equals':
      return isAnyOf(source.column(filter.field), filter.values);
    case 'contains': {
      const other = fieldOf(source.spec, filter.field)?.filterWith;
      return or(
        and(
          tokensFirst(source.tokensOf(filter.field), filter.text),
          containing(source.folded(filter.field), filter.text),
        ),
        other === undefined ? undefined : withElement(source.column(other) as AnyPgColumn, filter.text),
      );
    }
    case 'startsWith':
      return like(source.column(filter.field), `${escaped(filter.text)}%`);
    default: {
      const column = source.column(filter.field);
      const bounds = [
        ['>=', filter.from],
        ['<=', filter.to],
        ['<', filter.before],
      ] as const;
      return and(
        ...bounds.map(([sign, bound]) =>
          bound === undefined ? undefined : sql`${column} ${sql.raw(sign)} ${literalBound(bound)}`,
        ),
      );
    }
  }
};

/**
 * Condition for a search by name: the field that represents the record contains the text, whatever the field's type.
 */
export const isCalled = (source: Source, text: string): SQL | undefined => {
  const { represents } = source.spec;
  const isFolded = fieldOf(source.spec, represents)?.foldedIn !== undefined;
  if (isFolded || isMasked(source.spec, represents))
    return conditionOf(source, { op: 'contains', field: represents, text });
  return ilike(sql`${source.column(represents)}::text`, `%${escaped(text)}%`);
};

/** Which rows: those that are shown, only the deleted ones, or archived ones beside those that are shown. */
type Presence = 'there' | 'deleted' | 'stored';

const presenceCondition = ({ spec, base }: Source, presence: Presence): SQL | undefined => {
  const kind = Object.entries(spec.table.where ?? {}).map(([name, value]) => eq(columnOf(base, name), value));
  const delYn = columnOf(base, 'delYn');
  const own = { there: eq(delYn, 'N'), deleted: eq(delYn, 'Y'), stored: isStored(delYn) }[presence];
  const all = and(...kind, spec.deleted === 'listed' && presence !== 'deleted' ? undefined : own);
  return all && rendered(all);
};

/** Cached by table, since a test may replace the table of an entity. */
const presenceConditions = new WeakMap<AnyTable, WeakMap<EntitySpec, Record<Presence, SQL | undefined>>>();

/** Rows of this entity by their presence; all rows if the schema lists deleted ones too. */
const present = (source: Source, presence: Presence = 'there'): SQL | undefined => {
  const { spec, base } = source;
  const ofTable = presenceConditions.get(base) ?? new WeakMap();
  presenceConditions.set(base, ofTable);
  const known = ofTable.get(spec) ?? {
    there: presenceCondition(source, 'there'),
    deleted: presenceCondition(source, 'deleted'),
    stored: presenceCondition(source, 'stored'),
  };
  ofTable.set(spec, known);
  return known[presence];
};

/** The rows that the caller may see; `deleted`: only deleted ones, `archived`: archived ones too. */
export const visibleRows = (
  source: Source,
  caller: Caller | null,
  { deleted = false, archived = false }: { deleted?: boolean; archived?: boolean } = {},
): SQL | undefined =>
  and(
    present(source, deleted ? 'deleted' : archived ? 'stored' : 'there'),
    policyOf(source.spec)?.scope(caller, source),
  );

/** The visible rows as disjoint conditions; a single one if the policy defines no parts. */
export const visibleParts = (source: Source, caller: Caller | null): (SQL | undefined)[] => {
  const parts = policyOf(source.spec)?.parts?.(caller, source);
  return parts ? parts.map((part) => and(present(source), part)) : [visibleRows(source, caller)];
};

/** The policy's own condition for the filter, or the filter over its column. */
const conditionFor = (source: Source, caller: Caller | null, filter: Filter): SQL | undefined => {
  const own = policyOf(source.spec)?.conditions?.[filter.field];
  if (own && filter.op === 'contains') return own(caller, source, filter.text);
  if (own && filter.op === 'equals')
    return or(...filter.values.map((value) => own(caller, source, String(value))));
  return conditionOf(source, filter);
};

const filtered = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(...filters.map((filter) => conditionFor(source, caller, filter)));

export const whereOf = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(visibleRows(source, caller), filtered(source, caller, filters));

/**
 * The visible rows under the filters, as disjoint conditions. A single one if tokens narrow the rows to few: each part
 * would repeat that lookup.
 */
export const wherePartsOf = (
  source: Source,
  caller: Caller | null,
  filters: readonly Filter[],
): (SQL | undefined)[] => {
  if (filters.some((filter) => isFoundByTokens(source, filter))) return [whereOf(source, caller, filters)];
  const narrower = filtered(source, caller, filters);
  return visibleParts(source, caller).map((part) => and(part, narrower));
};
