import { asc, inArray } from 'drizzle-orm';
import { fieldOf } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import { commonCode } from '#generated/tables/index.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';

const refuse = (message: string) => validationFailure([invalid('items', '코드의 순서', message)]);

/** The codes of one master in a new order, all or none of them. */
export const orderCodes =
  (catalogue: Catalogue): Handler<'PUT /update-commoncode/order'> =>
  async ({ body: { items }, caller }) => {
    const ids = items.map(({ cdId }) => cdId);
    if (new Set(ids).size !== ids.length) throw refuse('같은 코드가 두 번 들어 있습니다.');
    const spec = entityOf(catalogue, 'commonCode');
    const { minimum = 0, maximum = 999_999 } = fieldOf(spec, 'sortNo') ?? {};
    if (items.some(({ sortNo }) => sortNo < minimum || sortNo > maximum))
      throw refuse(`정렬 순서는 ${minimum} 이상 ${maximum.toLocaleString('ko-KR')} 이하여야 합니다.`);
    await inTransaction(async () => {
      const found = await db()
        .select({ cdId: commonCode.cdId, upCdId: commonCode.upCdId, sortNo: commonCode.sortNo })
        .from(commonCode)
        .where(inArray(commonCode.cdId, ids.length ? ids : ['']))
        // always in the same order, so that two who sort at once wait for each other
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
