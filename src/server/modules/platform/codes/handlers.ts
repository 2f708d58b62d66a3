import { isNull } from 'drizzle-orm';
import type { ListAnswer } from '#contract/list.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { CommonCodeItem } from '#generated/types/commonCode.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf } from '#server/kernel/crud/answers.ts';
import { exportList } from '#server/kernel/crud/export/exportList.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf, tableOf } from '#server/kernel/crud/source.ts';
import { columnOf } from '#server/kernel/database/tables.ts';
import { orderCodes } from './orderCodes.ts';
import { boardCodes, codesUnder } from './references.ts';

type Ids =
  | 'GET /master-commoncode-list'
  | 'GET /master-commoncode-list-excel'
  | 'GET /detail-commoncode-list'
  | 'GET /commoncode-list/ref'
  | 'GET /commoncode-board-list'
  | 'PUT /update-commoncode/order';

const defined = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null));

/** Masters are the codes without a code above them; details are listed per master. */
export const commonCodeHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = catalogue.resources.commonCode;
  if (!spec) throw new Error('There is no entity commonCode.');
  const masters = isNull(columnOf(tableOf(catalogue, spec), 'upCdId'));
  return {
    'GET /master-commoncode-list-excel': async (call) =>
      (await exportList({ ...call, query: defined(call.query) }, spec, catalogue, {
        extra: masters,
      })) as never,
    'GET /master-commoncode-list': ({ query, caller }) => {
      const source = sourceOf(catalogue, spec);
      return readList(source, caller, listQueryOf(spec, defined(query)), {
        extra: masters,
      }) as unknown as Promise<ListAnswer<CommonCodeItem>>;
    },
    'GET /detail-commoncode-list': ({ query, caller }) =>
      readList(sourceOf(catalogue, spec), caller, listQueryOf(spec, defined(query))) as unknown as Promise<
        ListAnswer<CommonCodeItem>
      >,
    'GET /commoncode-list/ref': async ({ query }) => ({ data: await codesUnder(query.upCdId) }),
    'GET /commoncode-board-list': async ({ query }) => ({ data: await boardCodes(query.pstKndCd) }),
    'PUT /update-commoncode/order': orderCodes(catalogue),
  };
};
