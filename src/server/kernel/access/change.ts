import { isDeepStrictEqual } from 'node:util';
import type { Caller } from './caller.ts';

type Row = Record<string, unknown>;

/** A record as it was and as it is now, and who changed it. */
export interface Change {
  kind: 'insert' | 'update' | 'delete';
  key: unknown;
  /** Null when the server or a command on the machine itself did. */
  caller: Caller | null;
  before: Row;
  after: Row;
}

/** Which of the fields differ before and after. */
export const differing = ({ before, after }: Change, names: readonly string[]): string[] =>
  names.filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));

/**
 * The rights in an authority's rows: key (`by`: a menu or a user) → may read and write. Label fields are ignored, since
 * they grant nothing.
 */
export const rowsHeld = (rows: unknown, by: string): [key: string, rights: string][] =>
  (Array.isArray(rows) ? (rows as Row[]) : []).map((row) => [
    String(row[by]),
    [row.prslYn, row.wrtYn].map((flag) => flag === 'Y').join(),
  ]);

/** Keys whose rights differ between two lists of rows. */
export const keysThatDiffer = (before: unknown, after: unknown, by: string): string[] => {
  const [was, is] = [new Map(rowsHeld(before, by)), new Map(rowsHeld(after, by))];
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
};
