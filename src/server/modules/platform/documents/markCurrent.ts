import { today } from '#contract/days.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { currentDocuments } from './currentDocuments.ts';

/** Marks the revisions in force today and future ones. */
export const markCurrent: Completion = async (_catalogue, _caller, rows) => {
  const current = new Set((await currentDocuments()).map(({ docId }) => docId));
  const day = today();
  const state = ({ docId, rvsnYmd }: Record<string, unknown>): string => {
    if (current.has(docId as number)) return 'Y';
    return typeof rvsnYmd === 'string' && rvsnYmd > day ? 'F' : 'N';
  };
  return rows.map((row) => ({ ...row, currentYn: state(row) }));
};
