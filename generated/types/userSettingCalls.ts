// Generated from schemas/operations/userSetting.json by `npm run generate`. Do not edit: change the schema instead.
export interface KeptSetting {
  setngKey: string;
  setngCn: unknown;
}
