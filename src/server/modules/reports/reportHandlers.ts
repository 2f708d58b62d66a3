import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import { fillSections } from './findItems.ts';
import { ownerOf, type ReadySection, readySections, type Section } from './readySections.ts';

const dayMs = 86_400_000;

type Ids = 'POST /insert-reporttemplate' | 'PUT /update-reporttemplate' | 'POST /reporttemplate-trial';

/** Sections as sent, with defaults; what is not one, the form says. */
const sectionsIn = (sent: unknown): Section[] =>
  (Array.isArray(sent) ? sent : []).flatMap((one: Partial<Section> | null) =>
    typeof one?.viewId === 'number'
      ? [{ sectNm: '', ...one, viewId: one.viewId, sortCd: one.sortCd ?? 'newest', maxCnt: one.maxCnt ?? 10 }]
      : [],
  );

/** Report templates: storing and trying. */
export const reportHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'reportTemplate');
  /** Checked before the record is stored, since it is not for use in a transaction. @throws Failure 400 */
  const ready = async (caller: Caller, sections: unknown): Promise<ReadySection[]> => {
    const found = await readySections(catalogue, caller, sectionsIn(sections));
    if ('problem' in found) throw validationFailure([found.problem]);
    return found;
  };
  return {
    'POST /insert-reporttemplate': async ({ body, caller }) => {
      await ready(caller, body.sections);
      const record = await insertRecord(catalogue, spec, caller, body, [], { rgtrNm: caller.user.userNm });
      return { data: asAnswer(presentRecord(spec, record)) };
    },
    'PUT /update-reporttemplate': async ({ body, caller }) => {
      const stored = await readRecord(catalogue, spec, caller, body.rptTmplId);
      const next = { ...stored, ...body };
      // a template can be switched off whatever has become of its searches
      if (next.useYn === 'Y' || body.sections !== undefined) {
        const owner = await ownerOf(String(stored.rgtrId));
        if (!owner)
          throw badRequest('만든 사람의 계정이 닫혔거나 일일 브리핑을 쓸 권한이 없어져 켤 수 없습니다.');
        await ready(owner, next.sections);
      }
      const record = await updateRecord(catalogue, spec, caller, body);
      return { data: asAnswer(presentRecord(spec, record)) };
    },
    'POST /reporttemplate-trial': async ({ body: { sections }, caller }) => {
      const since = new Date((await databaseTime()).getTime() - dayMs);
      const filled = await fillSections(catalogue, caller, await ready(caller, sections), { since });
      return {
        data: {
          sections: filled.map(({ sectNm, items }) => ({
            sectNm,
            items: items.map(({ articleId, kind, title, mediaNm, registeredAt }) => ({
              articleId,
              itemKnd: kind,
              ttl: title,
              mediaNm,
              regDt: registeredAt.toISOString(),
            })),
          })),
        },
      };
    },
  };
};
