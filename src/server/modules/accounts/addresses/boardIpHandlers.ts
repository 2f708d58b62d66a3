import type { Calls } from '#generated/api/calls.ts';
import type { BoardIp } from '#generated/types/boardIp.ts';
import { activeRules } from '#server/kernel/access/addressesChanged.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { allowAddress, savingRules, withNormalizedRule } from './saveRule.ts';
import { verdict } from './verdict.ts';

type Ids =
  | 'POST /insert-boardauthorized'
  | 'PUT /update-boardauthorized'
  | 'GET /boardauthorized-check'
  | 'POST /boardauthorized/allow';

/** Handlers for the IP rules of administration and of the IP-checked screens. */
export const boardIpHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'boardIp');
  const answer = (record: Row) => ({ data: presentRecord<BoardIp>(spec, record) });
  return {
    'POST /insert-boardauthorized': async ({ body, caller }) => {
      const sent = withNormalizedRule(body);
      return answer(await savingRules(catalogue, caller, () => insertRecord(catalogue, spec, caller, sent)));
    },
    'PUT /update-boardauthorized': async ({ body, caller }) => {
      const sent = withNormalizedRule(body);
      return answer(await savingRules(catalogue, caller, () => updateRecord(catalogue, spec, caller, sent)));
    },
    'GET /boardauthorized-check': async ({ query }) => ({ data: verdict(query.ip, await activeRules()) }),
    'POST /boardauthorized/allow': async ({ body }) => ({ data: await allowAddress(catalogue, body.ip) }),
  };
};
