// Generated from schemas/operations/boardIp.json by `npm run generate`. Do not edit: change the schema instead.
export interface AddressVerdict {
  allowed: boolean;
  message: string;
  address: string;
  rule: string | null;
}
