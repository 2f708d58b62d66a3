// Generated from schemas/operations/approval.json by `npm run generate`. Do not edit: change the schema instead.
export interface ApprovalCounts {
  approved: number;
  rejected: number;
  pending: number;
  total: number;
}
