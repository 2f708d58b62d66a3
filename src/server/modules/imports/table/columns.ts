import { editDistance } from '#contract/editDistance.ts';
import { notImported } from '#contract/listImport.ts';
import type { ImportTarget } from '../target.ts';

/** Without what heads are written with or without: case, spaces, underscores and signs. In NFC. */
export const folded = (head: string): string =>
  head
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

type Heads = Pick<ImportTarget, 'fields' | 'unusedHeads'>;

const fieldsByHead = ({ fields }: Pick<Heads, 'fields'>): Map<string, string> =>
  new Map(
    fields.flatMap(({ value, label, heads }) =>
      [value, label, ...heads.split(',')].map((head) => [folded(head), value] as const),
    ),
  );

/** The heads of a target's fields, folded. */
export const knownHeads = (target: Pick<Heads, 'fields'>): string[] => [...fieldsByHead(target).keys()];

/** The field whose head this one seems to misspell. */
const likelyField = (byHead: ReadonlyMap<string, string>, head: string): string | null => {
  const word = folded(head);
  if (word.length < 4 || word.length > 30) return null;
  const near = [...byHead].find(([known]) => known.length >= 4 && editDistance(word, known) === 1);
  return near?.[1] ?? null;
};

/**
 * Proposed use of a column. known: by its head; unused: a column of our own exports that is not imported; unknown:
 * nobody knows this head, nothing is imported from it unless somebody says what it is.
 */
export interface ProposedColumn {
  /** A field of the target, or `notImported`. */
  field: string;
  stateCd: 'known' | 'unused' | 'unknown';
  /** For an unknown head: the field that it seems to mean. */
  likely: string | null;
}

/** The use of each column by the heads, in their order; of two columns for one field the first. Pure. */
export const proposedColumns = (target: Heads, heads: readonly string[]): ProposedColumn[] => {
  const byHead = fieldsByHead(target);
  const unused = new Set(target.unusedHeads().map(folded));
  const repeatable = new Set(
    target.fields.filter(({ repeatYn }) => repeatYn === 'Y').map(({ value }) => value),
  );
  const given = new Set<string>();
  return heads.map((head) => {
    const field = byHead.get(folded(head));
    if (field !== undefined && (repeatable.has(field) || !given.has(field))) {
      given.add(field);
      return { field, stateCd: 'known', likely: null };
    }
    const stateCd = field !== undefined || unused.has(folded(head)) ? 'unused' : 'unknown';
    return {
      field: notImported,
      stateCd,
      likely: stateCd === 'unknown' ? likelyField(byHead, head) : null,
    };
  });
};
