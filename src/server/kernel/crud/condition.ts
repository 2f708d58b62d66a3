import { and, arrayContains, eq, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { fieldOf } from '#contract/entityFields.ts';
import { literalBound, literalTokens } from '../database/literals.ts';
import { fold } from '../text/fold.ts';
import { tokensWithin } from '../text/tokens.ts';
import { isMasked } from './guarded.ts';
import { isAnyOf } from './isAnyOf.ts';
import type { Filter } from './listQuery.ts';
import type { Source } from './source.ts';

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
export const isFoundByTokens = (source: Source, filter: Filter): boolean =>
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
