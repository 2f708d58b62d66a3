// Generated from schemas/operations/account.json by `npm run generate`. Do not edit: change the schema instead.
export interface Done {
  result: boolean;
  message: string;
}

export interface PasswordLinkState {
  result: boolean;
  message: string;
  eml: string | null;
  userNm: string | null;
}
