import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boardMenuUrl, coverOf } from '#contract/boards.ts';
import { constants } from '#contract/constants.ts';
import { isPicture } from '#contract/pictures.ts';
import { invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { boardPost } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf, withUpload } from '#server/kernel/crud/answers.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { exportList } from '#server/kernel/crud/export/exportList.ts';
import { type FileInfo, filesOfMany } from '#server/kernel/crud/files.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { neighboursIn } from '#server/kernel/crud/neighbours.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import type { Upload } from '#server/kernel/crud/upload.ts';
import { db } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { denied, notFound, validationFailure } from '#server/kernel/failure.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { storedName } from '#server/kernel/uploads/acceptFile.ts';
import { sendPicture } from '#server/modules/files/index.ts';
import { boardNameOf, boardPlaceOf } from '../boardPlace.ts';
import { boardMenusOpenTo, mayInMenu } from '../policies/boardPosts.ts';
import { listReports } from './listReports.ts';

const elsewhere = () =>
  validationFailure([
    invalid(
      'menuId',
      '게시판',
      '다른 메뉴의 게시판에는 글을 올릴 수 없습니다. 그 게시판을 열고 등록해 주세요.',
    ),
  ]);

const unmoved = () =>
  validationFailure([invalid('menuId', '게시판', '올린 글은 다른 게시판으로 옮길 수 없습니다.')]);

/** @throws Failure if the screen's header names another board than the post */
const assertSameMenu = (caller: Caller, menuId: unknown, request: FastifyRequest): void => {
  const named = Number(request.headers[constants.session.menuIdHeader]);
  const isBoard = caller.menuIdsOf([boardMenuUrl]).includes(named);
  if (isBoard && named !== menuId) throw elsewhere();
};

/** Converts the name of the cover to the stored form of file names. */
const withKeptCover = (body: unknown): Row => {
  const sent = { ...(body as Row | null) };
  const { cvrFileNm } = sent;
  return typeof cvrFileNm === 'string' && cvrFileNm !== ''
    ? { ...sent, cvrFileNm: storedName(cvrFileNm) }
    : sent;
};

/**
 * Adds a post to the board of its menu. @throws Failure 400 for a menu without a board, 403 without the right to write
 * there
 */
const insertBoardPost = async (
  catalogue: Catalogue,
  caller: Caller,
  { body, upload, request }: { body: unknown; upload: Upload | undefined; request: FastifyRequest },
): Promise<Row> => {
  const sent = withKeptCover(body);
  const { menuId } = sent;
  if (menuId === undefined || menuId === null || menuId === '')
    throw validationFailure([missing('menuId', '게시판')]);
  const place = typeof menuId === 'number' ? await boardPlaceOf(menuId) : undefined;
  if (place && !mayInMenu(caller, menuId, 'menu:write')) throw denied();
  assertSameMenu(caller, menuId, request);
  const { userNm } = caller.user;
  const own = { pstKndCd: place?.pstKndCd ?? null, rgtrNm: userNm, rgtrNmFold: fold(userNm) };
  return insertRecord(catalogue, entityOf(catalogue, 'boardPost'), caller, sent, upload?.files, own);
};

/**
 * Changes a post on its board. @throws Failure 400 if another board is sent, 403 if the caller may not change it, 404,
 * 409
 */
const updateBoardPost = async (
  catalogue: Catalogue,
  caller: Caller,
  { body, upload }: { body: unknown; upload: Upload | undefined },
): Promise<Row> => {
  const spec = entityOf(catalogue, 'boardPost');
  const { menuId, ...sent } = withKeptCover(body);
  if (menuId !== undefined) {
    const stored = await readRecord(catalogue, spec, caller, sent.pstId, { alone: true });
    if (stored.menuId !== menuId) throw unmoved();
  }
  return updateRecord(catalogue, spec, caller, sent, upload?.files, upload?.removed);
};

/** Adds the files and the cover of each post: a picture is accessible with its post. */
const completeBoardPosts: Completion = async (catalogue, caller, rows) => {
  const files = await filesOfMany(
    entityOf(catalogue, 'boardPost'),
    rows.map(({ pstId }) => pstId as number),
  );
  return rows.map((row) => {
    const own = files.get(String(row.pstId)) ?? [];
    const mayOpen = caller !== null && mayInMenu(caller, row.menuId, 'menu:read');
    return {
      ...row,
      fileIdList: own.map(({ fileId }) => fileId),
      fileExtn: own[0]?.fileExtn ?? null,
      cvrFileId: (mayOpen && coverOf(own, row.cvrFileNm as string | null)?.fileId) || null,
    };
  });
};

/** A post that the caller may open. @throws Failure 400 without an id, 403 without the right to read, 404 */
const openBoardPost = async (catalogue: Catalogue, caller: Caller, pstId: unknown): Promise<Row> => {
  if (pstId === undefined || pstId === '') throw validationFailure([missing('pstId', '글 번호')]);
  const record = await readRecord(catalogue, entityOf(catalogue, 'boardPost'), caller, pstId);
  if (!mayInMenu(caller, record.menuId, 'menu:read')) throw denied();
  return record;
};

/** Increments the number of views, except for the author. The version of the post is unchanged. */
const countLook = async (caller: Caller, pstId: number): Promise<void> => {
  await db()
    .update(boardPost)
    .set({ inqCnt: sql`${boardPost.inqCnt} + 1` })
    .where(and(eq(boardPost.pstId, pstId), ne(boardPost.rgtrId, caller.user.userId)));
};

/** A post with the data of its page: files, cover, and the previous and next posts of its board. */
const readBoardPost = async (catalogue: Catalogue, caller: Caller, pstId: unknown): Promise<Row> => {
  const spec = entityOf(catalogue, 'boardPost');
  const { pstId: key } = await openBoardPost(catalogue, caller, pstId);
  await countLook(caller, key as number);
  const record = await readRecord(catalogue, spec, caller, key);
  const [completed] = await completeBoardPosts(catalogue, caller, [presentRecord(spec, record)]);
  const neighbours = await neighboursIn(sourceOf(catalogue, spec), caller, record, {
    within: 'menuId',
    field: 'regDt',
  });
  return { ...completed, ...neighbours };
};

/** The attached picture with this id, or the cover if no id is given. */
const pictureOf = ({ files, cvrFileNm }: Row, fileId: string | null | undefined): FileInfo | undefined => {
  const attached = (files ?? []) as FileInfo[];
  if (!fileId) return coverOf(attached, cvrFileNm as string | null);
  return attached.find((file) => file.fileId === fileId && isPicture(file.fileExtn));
};

/** Sends a picture of a post for display. @throws Failure 404 if the post does not have it */
const sendPictureOf = async (
  record: Row,
  fileId: string | null | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
): Promise<FastifyReply> => {
  const picture = pictureOf(record, fileId);
  if (!picture) throw notFound('그림');
  return sendPicture(request, reply, picture, store);
};

type Ids =
  | 'GET /esboard-list'
  | 'GET /esboard-list-excel'
  | 'GET /esboard-detail'
  | 'GET /esboard-picture'
  | 'POST /insert-esboard'
  | 'PUT /update-esboard'
  | 'DELETE /delete-esboard'
  | 'GET /report-list';

/** Checks the menus in a query, if any. @throws Failure 403 if the caller lacks this right in one of them */
const assertMenus = (caller: Caller, given: unknown, access: 'menu:list' | 'menu:read'): void => {
  const requested = [given ?? []].flat().map(Number).filter(Number.isSafeInteger);
  if (requested.some((menuId) => !mayInMenu(caller, menuId, access))) throw denied();
};

/** Handlers for posts of product pages and of boards made in the menus. */
export const boardPostHandlers = (
  files: FileStore,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'boardPost');
  const source = () => sourceOf(catalogue, spec);
  return {
    'GET /esboard-list': async ({ query, caller: given }) => {
      const caller = given;
      assertMenus(caller, query.menuId, 'menu:list');
      const found = await readList(source(), caller, listQueryOf(spec, query, caller));
      return { ...found, data: asAnswer(await completeBoardPosts(catalogue, caller, found.data)) };
    },
    'GET /esboard-list-excel': async (call) => {
      const { caller } = call;
      assertMenus(caller, call.query.menuId, 'menu:read');
      const extra = inArray(columnOf(source().base, 'menuId'), boardMenusOpenTo(caller, 'menu:read'));
      const label = await boardNameOf(call.query.menuId);
      return exportList(call, spec, catalogue, { label, extra, complete: completeBoardPosts });
    },
    'GET /esboard-detail': async ({ query, caller }) => ({
      data: asAnswer(await readBoardPost(catalogue, caller, query.pstId)),
    }),
    'GET /esboard-picture': async ({ query, caller, request, reply }) => {
      const record = await openBoardPost(catalogue, caller, query.pstId);
      return await sendPictureOf(record, query.fileId, request, reply, files);
    },
    'POST /insert-esboard': (call) =>
      withUpload(call, spec, { files }, async (body, upload) => {
        const { request } = call;
        const record = await insertBoardPost(catalogue, call.caller, { body, upload, request });
        return { data: presentRecord(spec, record) };
      }),
    'PUT /update-esboard': (call) =>
      withUpload(call, spec, { files }, async (body, upload) => {
        const record = await updateBoardPost(catalogue, call.caller, { body, upload });
        return { data: presentRecord(spec, record) };
      }),
    'DELETE /delete-esboard': async ({ body, caller }) => ({
      data: await deleteRecord(catalogue, spec, caller, body),
    }),
    'GET /report-list': ({ query, caller }) => listReports(caller, query),
  };
};
