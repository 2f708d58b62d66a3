import { and, eq } from 'drizzle-orm';
import {
  type Briefed,
  briefedKey,
  isBriefedKind,
  nothingShown,
  type Shown,
} from '#contract/dailyBriefing.ts';
import type { Edition } from '#contract/edition.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { dailyBriefing } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf } from '#server/kernel/crud/answers.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { neighboursIn } from '#server/kernel/crud/neighbours.ts';
import { asAnswer, asJson, presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { unauthorized, validationFailure } from '#server/kernel/failure.ts';
import { attachment } from '#server/kernel/http/attachment.ts';
import { idempotencyKey } from '#server/kernel/operations/idempotencyKey.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { editionDocument } from './report/editionDocument.ts';
import { paperName, reportFile, reportFileKinds } from './report/reportFile.ts';
import { shownRecords } from './shownRecords.ts';

type Entry = Record<string, unknown>;

const nameOf = (entry: Entry): string | undefined =>
  isBriefedKind(entry.itemKnd) && typeof entry.itemId === 'number'
    ? briefedKey(entry as { itemKnd: string; itemId: number })
    : undefined;

const shownIn = (entry: Entry): Entry =>
  Object.fromEntries(Object.keys(nothingShown).map((name) => [name, asJson(entry[name])]));

interface Sources {
  /** The stored entries of an existing edition. */
  stored: readonly Entry[];
  /** Current content of the records that the caller may read. */
  shown: ReadonlyMap<string, Shown>;
  /** A published edition keeps its content. */
  isPublished: boolean;
}

/**
 * The entries of an edition as they are stored: order, comments and headings come from the request, the content of a
 * record never does. It is taken from the record; for a published edition, and for a record that no longer exists, from
 * the stored entry.
 * @returns the indexes of new entries whose record the caller may not read
 */
export const entriesToStore = (
  sent: readonly Entry[],
  { stored, shown, isPublished }: Sources,
): { entries: Entry[]; unreadable: number[] } => {
  const before = new Map(stored.map((entry) => [nameOf(entry), entry]));
  const unreadable: number[] = [];
  const entries = sent.map((entry, index) => {
    const { itemKnd, itemId = null, cmntCn = null } = entry;
    const name = nameOf(entry);
    // a heading has its own text; the form refuses entries that are neither heading nor record
    if (name === undefined) return { ...nothingShown, itemKnd, itemId, cmntCn, ttl: entry.ttl ?? null };
    const old = before.get(name);
    const now = shown.get(name);
    if (!old && !now) unreadable.push(index);
    const facts = old && (isPublished || !now) ? shownIn(old) : now;
    return { itemKnd, itemId, cmntCn, ...(facts ?? nothingShown) };
  });
  return { entries, unreadable };
};

type Ids =
  | 'GET /esdailybriefing-detail'
  | 'GET /esdailybriefing-file'
  | 'POST /insert-esdailybriefing'
  | 'PUT /update-esdailybriefing';

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

/**
 * Inserts an edition in the name of the caller, with the content of its items as they are now.
 * @throws Failure 400 if the caller may not read one of them
 */
export const insertEdition = async (
  catalogue: Catalogue,
  caller: Caller,
  body: Row,
  idmpKey?: string,
): Promise<Row> => {
  const { userNm } = caller.user;
  const sent = await withShown(catalogue, caller, body);
  const own = { rgtrNm: userNm, rgtrNmFold: fold(userNm), idmpKey };
  return insertRecord(catalogue, entityOf(catalogue, 'dailyBriefing'), caller, sent, [], own);
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
export const dailyBriefingHandlers = (
  catalogue: Catalogue,
  { ministryName }: Pick<Environment, 'ministryName'>,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
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
    'GET /esdailybriefing-file': async ({ query: { brfgId, fileKnd }, caller, reply }) => {
      const edition = (await readRecord(catalogue, spec, caller, brfgId)) as unknown as Edition;
      const report = editionDocument(edition, ministryName);
      const file = await reportFile(fileKnd, report);
      return reply
        .type(reportFileKinds[fileKnd])
        .header('content-disposition', attachment(`${paperName(report)}.${fileKnd}`))
        .send(file);
    },
    'POST /insert-esdailybriefing': async ({ body, caller, request }) => {
      const idmpKey = idempotencyKey(request);
      const record = await onlyOnce(caller.user.userId, idmpKey, {
        insert: () => insertEdition(catalogue, caller, { ...body }, idmpKey),
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
