import { noticesOffSetting } from '#contract/notices.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { readSetting, writeSetting } from './settings.ts';

type Ids = 'GET /user-setting' | 'PUT /user-setting';

const nameProblem = invalid('setngKey', '설정 이름');

/**
 * `columns:` plus the name of a list; folded rows; keyboard reading; row density; page sizes; reading pane beside the list;
 * appearance (colour mode and text size); notifications switched off.
 */
const isKnown = (setngKey: string): boolean =>
  setngKey === noticesOffSetting ||
  /^(columns:[a-z][A-Za-z.]*|fold:article|readingKeys|density|pageSizes|split|appearance)$/.test(setngKey);

/** Endpoints for user settings: chosen columns and the like, one JSON object per name. */
export const userSettingHandlers: { [Id in Ids & keyof Calls]: Handler<Id> } = {
  'GET /user-setting': async ({ query: { setngKey }, caller }) => ({
    data: { setngKey, setngCn: await readSetting(caller, setngKey) },
  }),
  'PUT /user-setting': async ({ body: { setngKey, setngCn }, caller }) => {
    const isTakenOff = setngCn === null || setngCn === undefined;
    if (!isTakenOff && !isKnown(setngKey)) throw validationFailure([nameProblem]);
    return { data: { setngKey, setngCn: await writeSetting(caller, setngKey, setngCn) } };
  },
};
