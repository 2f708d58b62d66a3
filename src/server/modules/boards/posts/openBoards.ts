import type { Sort } from '#contract/list.ts';
import { invalid, missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { denied, validationFailure } from '#server/kernel/failure.ts';
import { type BoardKind, boardsOpenTo, isBoardKind, mayOnBoard } from '../policies/posts.ts';

/** Default order of boards: notices with the pinned ones on top, others by time. */
export const defaultSort = (kinds: readonly string[]): Sort => ({
  field: kinds.length > 0 && kinds.every((kind) => kind === 'NOTICE') ? 'topOrd' : 'regDt',
  order: 'DESC',
});

type Access = Parameters<typeof mayOnBoard>[2];

/** The boards in a query. */
export const requestedKinds = (query: Row): string[] =>
  [query.pstKndCd ?? []].flat().flatMap((kind) => (typeof kind === 'string' && kind !== '' ? [kind] : []));

/**
 * The boards of a call: the requested ones, or all for which the caller has the right.
 * @throws Failure 403 if a requested one is not open
 */
export const boardsOf = (caller: Caller, query: Row, access: Access): BoardKind[] => {
  const asked = requestedKinds(query).filter(isBoardKind);
  if (asked.some((kind) => !mayOnBoard(caller, kind, access))) throw denied();
  return asked.length ? asked : boardsOpenTo(caller, access);
};

/** @throws Failure 403 if the caller lacks this right on the board of the record */
export const assertOnBoard = (caller: Caller, { pstKndCd }: Row, access: Access): void => {
  if (!isBoardKind(pstKndCd) || !mayOnBoard(caller, pstKndCd, access)) throw denied();
};

/** The board of a new post. @throws Failure 400 for an unknown board, 403 without the right to write there */
export const boardOfNew = (caller: Caller, body: unknown): BoardKind => {
  const named = (body as { pstKndCd?: unknown } | null)?.pstKndCd;
  if (named === undefined && !mayOnBoard(caller, 'ADMIN', 'menu:write'))
    throw validationFailure([missing('pstKndCd', '게시판')]);
  const kind = named ?? 'ADMIN';
  if (!isBoardKind(kind)) throw validationFailure([invalid('pstKndCd', '게시판')]);
  if (!mayOnBoard(caller, kind, 'menu:write')) throw denied();
  return kind;
};
