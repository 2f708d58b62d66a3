import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { commonCode } from '#generated/tables/index.ts';
import type { CodeReference } from '#generated/types/commonCodeCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf } from '#server/kernel/crud/answers.ts';
import { exportList } from '#server/kernel/crud/export/exportList.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { sourceOf, tableOf } from '#server/kernel/crud/source.ts';
import { db, inTransaction, reader } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { validationFailure } from '#server/kernel/failure.ts';

/** Masters whose codes are offered in boards. */
const boardMasters = ['PST_KND', 'PST_CLSF', 'PST_STTS', 'PRCS_CLSF'];

/** The codes in use under these masters, in their order. */
export const codesUnder = async (masters: readonly string[]): Promise<CodeReference[]> => {
  const found = await reader()
    .select({
      cdId: commonCode.cdId,
      cdNm: commonCode.cdNm,
      cdEngNm: commonCode.cdEngNm,
      upCdId: commonCode.upCdId,
      sortNo: commonCode.sortNo,
    })
    .from(commonCode)
    .where(
      and(inArray(commonCode.upCdId, [...masters]), eq(commonCode.useYn, 'Y'), eq(commonCode.delYn, 'N')),
    )
    .orderBy(asc(commonCode.upCdId), asc(commonCode.sortNo), asc(commonCode.cdId));
  return found.map((code) => ({ ...code, sortNo: code.sortNo ?? 0 }));
};

/** Codes for a board's form; a kind of post may have its own classification. */
const boardCodes = async (pstKndCd: string | undefined): Promise<CodeReference[]> => {
  const own = pstKndCd ? await codesUnder([`PST_CLSF_${pstKndCd}`]) : [];
  const codes = await codesUnder(boardMasters);
  return own.length ? [...own, ...codes.filter(({ upCdId }) => upCdId !== 'PST_CLSF')] : codes;
};

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
