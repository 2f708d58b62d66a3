/** Import of lists from files on the screen: columns, dry run, storing by a job, undo. What a list holds is a target's. */

export { type ProposedColumn, proposedColumns } from './table/columns.ts';
export {
  type ImportContext,
  type ImportTarget,
  type ItemOutcome,
  type Judged,
  registerTarget,
  type UndoneItems,
} from './target.ts';
