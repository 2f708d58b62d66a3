import type { Completion } from '../../crud/completion.ts';
import { currentDocuments } from './currentDocuments.ts';

/** Marks the revisions that are in force today. */
export const markCurrent: Completion = async (_catalogue, _caller, rows) => {
  const current = new Set((await currentDocuments()).map(({ docId }) => docId));
  return rows.map((row) => ({ ...row, currentYn: current.has(row.docId as number) ? 'Y' : 'N' }));
};
