// Generated from schemas/operations/outbox.json by `npm run generate`. Do not edit: change the schema instead.
export interface HandedOver {
  message: string;
  cn: string | null;
}
