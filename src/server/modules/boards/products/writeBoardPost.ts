import type { FastifyRequest } from 'fastify';
import { boardMenuUrl } from '#contract/boards.ts';
import { constants } from '#contract/constants.ts';
import { invalid, missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import type { Upload } from '#server/kernel/crud/upload.ts';
import { denied, validationFailure } from '#server/kernel/failure.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { storedName } from '#server/kernel/uploads/acceptFile.ts';
import { boardPlaceOf } from '../boardPlace.ts';
import { mayInMenu } from '../policies/boardPosts.ts';

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
export const insertBoardPost = async (
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
export const updateBoardPost = async (
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
