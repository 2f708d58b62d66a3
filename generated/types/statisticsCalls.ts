// Generated from schemas/operations/statistics.json by `npm run generate`. Do not edit: change the schema instead.
export interface CountedItem {
  key: string;
  label: string;
  count: number;
  share: number;
}

export interface DailyCountItem {
  date: string;
  key: string;
  label: string;
  count: number;
  share: number;
}
