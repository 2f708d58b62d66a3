// Generated from schemas/operations/apiToken.json by `npm run generate`. Do not edit: change the schema instead.
export interface OwnToken {
  tknId: number;
  tknNm: string;
  feedYn: 'Y' | 'N';
  inqYn: 'Y' | 'N';
  expDt: string;
  lastUseDt: string | null;
  lastUseIp: string | null;
  regDt: string;
}

export interface OwnTokens {
  tokens: OwnToken[];
  token: string | null;
}
