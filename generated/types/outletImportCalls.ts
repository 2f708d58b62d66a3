// Generated from schemas/operations/outletImport.json by `npm run generate`. Do not edit: change the schema instead.
export interface OutletOutcome {
  outcome: string;
  reason: string | null;
  mediaId: number | null;
  filled: string[];
  feeds: number;
}
