import { asc, inArray, isNull } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { commonCode } from '#generated/tables/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf } from '#server/kernel/crud/answers.ts';
import { exportList } from '#server/kernel/crud/export/exportList.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { sourceOf, tableOf } from '#server/kernel/crud/source.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { boardCodes, codesUnder } from './references.ts';

const refuse = (message: string) => validationFailure([invalid('items', '코드의 순서', message)]);

/** Reorders the codes of one master, all or none. */
const orderCodes =
  (catalogue: Catalogue): Handler<'PUT /update-commoncode/order'> =>
  async ({ body: { items }, caller }) => {
    const ids = items.map(({ cdId }) => cdId);
    if (new Set(ids).size !== ids.length) throw refuse('같은 코드가 두 번 들어 있습니다.');
    const spec = entityOf(catalogue, 'commonCode');
    const { minimum = 0, maximum = 999_999 } = fieldOf(spec, 'sortNo') ?? {};
    if (items.some(({ sortNo }) => sortNo < minimum || sortNo > maximum))
      throw refuse(`정렬 순서는 ${minimum} 이상 ${grouped(maximum)} 이하여야 합니다.`);
    await inTransaction(async () => {
      const found = await db()
        .select({ cdId: commonCode.cdId, upCdId: commonCode.upCdId, sortNo: commonCode.sortNo })
        .from(commonCode)
        .where(inArray(commonCode.cdId, ids.length ? ids : ['']))
        // always in the same order, so that concurrent requests wait instead of deadlocking
        .orderBy(asc(commonCode.cdId))
        .for('no key update');
      if (new Set(found.map(({ upCdId }) => upCdId)).size > 1)
        throw refuse('한 마스터 코드의 상세 코드끼리만 순서를 바꿀 수 있습니다.');
      const before = new Map(found.map(({ cdId, sortNo }) => [cdId, sortNo]));
      for (const { cdId, sortNo } of items) {
        if (before.get(cdId) !== sortNo) await setFacts(catalogue, spec, caller, cdId, () => ({ sortNo }));
      }
    });
    return { data: {} };
  };

type Ids =
  | 'GET /master-commoncode-list'
  | 'GET /master-commoncode-list-excel'
  | 'GET /detail-commoncode-list'
  | 'GET /commoncode-list/ref'
  | 'GET /commoncode-board-list'
  | 'PUT /update-commoncode/order';

const defined = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null));

/** Masters are the codes without a parent; details are listed per master. */
export const commonCodeHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = catalogue.resources.commonCode;
  if (!spec) throw new Error('There is no entity commonCode.');
  const masters = isNull(columnOf(tableOf(catalogue, spec), 'upCdId'));
  return {
    'GET /master-commoncode-list-excel': (call) =>
      exportList({ ...call, query: defined(call.query) }, spec, catalogue, { extra: masters }),
    'GET /master-commoncode-list': ({ query, caller }) => {
      const source = sourceOf(catalogue, spec);
      return readList(source, caller, listQueryOf(spec, defined(query)), { extra: masters });
    },
    'GET /detail-commoncode-list': ({ query, caller }) =>
      readList(sourceOf(catalogue, spec), caller, listQueryOf(spec, defined(query))),
    'GET /commoncode-list/ref': async ({ query }) => ({ data: await codesUnder(query.upCdId) }),
    'GET /commoncode-board-list': async ({ query }) => ({ data: await boardCodes(query.pstKndCd) }),
    'PUT /update-commoncode/order': orderCodes(catalogue),
  };
};
