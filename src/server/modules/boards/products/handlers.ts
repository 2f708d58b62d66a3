import { inArray } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf, withUpload } from '#server/kernel/crud/answers.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { exportList } from '#server/kernel/crud/export/exportList.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { columnOf } from '#server/kernel/database/tables.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { denied, unauthorized } from '#server/kernel/failure.ts';
import { boardMenusOpenTo, mayInMenu } from '../policies/boardPosts.ts';
import { completeBoardPosts } from './completeBoardPosts.ts';
import { listReports } from './listReports.ts';
import { openBoardPost, readBoardPost } from './readBoardPost.ts';
import { sendPictureOf } from './sendPictureOf.ts';
import { insertBoardPost, updateBoardPost } from './writeBoardPost.ts';

type Ids =
  | 'GET /esboard-list'
  | 'GET /esboard-list-excel'
  | 'GET /esboard-detail'
  | 'GET /esboard-picture'
  | 'POST /insert-esboard'
  | 'PUT /update-esboard'
  | 'DELETE /delete-esboard'
  | 'GET /report-list';

const known = (caller: Caller | null): Caller => {
  if (!caller) throw unauthorized();
  return caller;
};

/** The menus that a query names, where it names any. @throws Failure 403 when one of them is not open in this way */
const assertMenus = (caller: Caller, given: unknown, access: 'menu:list' | 'menu:read'): void => {
  const asked = [given ?? []].flat().map(Number).filter(Number.isSafeInteger);
  if (asked.some((menuId) => !mayInMenu(caller, menuId, access))) throw denied();
};

/** Posts of product pages and of menu-driven boards. */
export const boardPostHandlers = (
  { dataDir }: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'boardPost');
  const source = () => sourceOf(catalogue, spec);
  return {
    'GET /esboard-list': async ({ query, caller: given }) => {
      const caller = known(given);
      assertMenus(caller, query.menuId, 'menu:list');
      const found = await readList(source(), caller, listQueryOf(spec, query as never, caller));
      return { ...found, data: await completeBoardPosts(catalogue, caller, found.data) } as never;
    },
    'GET /esboard-list-excel': async (call) => {
      const caller = known(call.caller);
      assertMenus(caller, (call.query as { menuId?: unknown }).menuId, 'menu:read');
      const extra = inArray(columnOf(source().base, 'menuId'), boardMenusOpenTo(caller, 'menu:read'));
      return (await exportList(call as never, spec, catalogue, {
        extra,
        complete: completeBoardPosts,
      })) as never;
    },
    'GET /esboard-detail': async ({ query, caller }) => ({
      data: (await readBoardPost(catalogue, known(caller), (query as { pstId?: unknown }).pstId)) as never,
    }),
    'GET /esboard-picture': async ({ query, caller, request, reply }) => {
      const record = await openBoardPost(catalogue, known(caller), query.pstId);
      return (await sendPictureOf(record, query.fileId, request, reply, dataDir)) as never;
    },
    'POST /insert-esboard': (call) =>
      withUpload(call, spec, { dataDir }, async (body, upload) => {
        const { request } = call;
        const record = await insertBoardPost(catalogue, known(call.caller), { body, upload, request });
        return { data: presentRecord(spec, record) as never };
      }),
    'PUT /update-esboard': (call) =>
      withUpload(call, spec, { dataDir }, async (body, upload) => {
        const record = await updateBoardPost(catalogue, known(call.caller), { body, upload });
        return { data: presentRecord(spec, record) as never };
      }),
    'DELETE /delete-esboard': async ({ body, caller }) =>
      ({ data: await deleteRecord(catalogue, spec, caller, body) }) as never,
    'GET /report-list': ({ query, caller }) => listReports(known(caller), query),
  };
};
