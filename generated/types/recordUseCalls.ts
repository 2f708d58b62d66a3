// Generated from schemas/operations/recordUse.json by `npm run generate`. Do not edit: change the schema instead.
export interface RecordUse {
  label: string;
  count: number;
}
