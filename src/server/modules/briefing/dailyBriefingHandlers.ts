import { and, eq } from 'drizzle-orm';
import { type Briefed, isBriefedKind } from '#contract/dailyBriefing.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { dailyBriefing } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf } from '#server/kernel/crud/answers.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { neighboursIn } from '#server/kernel/crud/neighbours.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { unauthorized, validationFailure } from '#server/kernel/failure.ts';
import { idempotencyKey } from '#server/kernel/operations/idempotencyKey.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { type Entry, entriesToStore } from './entriesToStore.ts';
import { shownRecords } from './shownRecords.ts';

type Ids = 'GET /esdailybriefing-detail' | 'POST /insert-esdailybriefing' | 'PUT /update-esdailybriefing';

const isEntry = (entry: unknown): entry is Entry => typeof entry === 'object' && entry !== null;

const namesRecord = (entry: Entry): entry is Entry & Briefed =>
  isBriefedKind(entry.itemKnd) && Number.isSafeInteger(entry.itemId);

/** The sent entries, with the stored content of each record in place of the sent one. */
const withShown = async (catalogue: Catalogue, caller: Caller, body: Row, before: Row = {}): Promise<Row> => {
  const { items } = body;
  const isPublished = before.sttsCd === 'PUBLISHED';
  const stored = (before.items ?? []) as Entry[];
  // on publication the items get their current content, whether or not they were sent
  const goesOut = body.sttsCd === 'PUBLISHED' && !isPublished;
  const sent = Array.isArray(items) ? items : goesOut && items === undefined ? stored : undefined;
  if (!sent) return body;
  if (!sent.every(isEntry)) throw validationFailure([invalid('items', '항목')]);
  const named = sent.filter(namesRecord);
  const shown = await shownRecords(catalogue, caller, named);
  const { entries, unreadable } = entriesToStore(sent, { stored, shown, isPublished });
  const [first] = unreadable;
  if (first !== undefined) {
    const sentence = `${first + 1}번째 항목은 삭제되었거나 볼 수 있는 권한이 없어 실을 수 없습니다.`;
    throw validationFailure([invalid('items', '항목', sentence)]);
  }
  return { ...body, items: entries };
};

/** The edition that this user has already inserted with this key. */
const sentWith = async (rgtrId: string, idmpKey: string): Promise<number | undefined> => {
  const [found] = await db()
    .select({ brfgId: dailyBriefing.brfgId })
    .from(dailyBriefing)
    .where(and(eq(dailyBriefing.rgtrId, rgtrId), eq(dailyBriefing.idmpKey, idmpKey)));
  return found?.brfgId;
};

/** Inserts an edition, or reads the one already inserted with this key: the first answer may have been lost. */
const onlyOnce = async (
  userId: string,
  key: string | undefined,
  { insert, read }: { insert: () => Promise<Row>; read: (brfgId: number) => Promise<Row> },
): Promise<Row> => {
  if (key === undefined) return insert();
  const before = await sentWith(userId, key);
  if (before !== undefined) return read(before);
  try {
    return await insert();
  } catch (error) {
    // a concurrent request with the same key was faster
    const meanwhile = await sentWith(userId, key);
    if (meanwhile === undefined) throw error;
    return read(meanwhile);
  }
};

/** Editions are stored with the content of their items at that time; the CRUD runtime does the rest. */
export const dailyBriefingHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'dailyBriefing');
  return {
    'GET /esdailybriefing-detail': async (call) => {
      const { data } = await detailOf(call, spec, catalogue);
      if (!call.caller) throw unauthorized();
      // the list is sorted by day, descending; for an edition "next" is the later day
      const source = sourceOf(catalogue, spec);
      const neighbours = await neighboursIn(source, call.caller, data, { field: 'brfgYmd' });
      return { data: asAnswer({ ...data, previous: neighbours.next, next: neighbours.previous }) };
    },
    'POST /insert-esdailybriefing': async ({ body, caller, request }) => {
      const { userId, userNm } = caller.user;
      const idmpKey = idempotencyKey(request);
      const record = await onlyOnce(userId, idmpKey, {
        insert: async () => {
          const sent = await withShown(catalogue, caller, { ...body });
          const own = { rgtrNm: userNm, rgtrNmFold: fold(userNm), idmpKey };
          return insertRecord(catalogue, spec, caller, sent, [], own);
        },
        read: (brfgId) => readRecord(catalogue, spec, caller, brfgId),
      });
      return { data: presentRecord(spec, record) };
    },
    'PUT /update-esdailybriefing': async ({ body, caller }) => {
      const before = await readRecord(catalogue, spec, caller, body.brfgId);
      const sent = await withShown(catalogue, caller, { ...body }, before);
      const record = await updateRecord(catalogue, spec, caller, sent);
      return { data: presentRecord(spec, record) };
    },
  };
};
