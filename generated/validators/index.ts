// Generated from schemas/*.json by `npm run generate`. Do not edit: change the schema instead.
import type { Form } from '#contract/validation.ts';
import { commonCodeInsert, commonCodeUpdate } from './commonCode.ts';
import { languageCodeInsert, languageCodeUpdate } from './languageCode.ts';
import { nationCodeInsert, nationCodeUpdate } from './nationCode.ts';
import { userGroupInsert, userGroupUpdate } from './userGroup.ts';

/** The forms of each entity. */
export const validators: Record<string, { insert?: Form; update?: Form }> = {
  commonCode: { insert: commonCodeInsert, update: commonCodeUpdate },
  languageCode: { insert: languageCodeInsert, update: languageCodeUpdate },
  nationCode: { insert: nationCodeInsert, update: nationCodeUpdate },
  userGroup: { insert: userGroupInsert, update: userGroupUpdate },
};
