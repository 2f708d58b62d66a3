// Generated from schemas/operations/webHook.json by `npm run generate`. Do not edit: change the schema instead.
export interface HookSecret {
  scrtCn: string;
}

export interface HookTest {
  result: boolean;
  message: string;
}
