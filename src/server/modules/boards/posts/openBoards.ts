import { invalid, missing } from '#contract/validation.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { denied, validationFailure } from '#server/kernel/failure.ts';
import { type BoardKind, boardsOpenTo, isBoardKind, mayOnBoard } from '../policies/boards.ts';

type Access = Parameters<typeof mayOnBoard>[2];

/** The boards that a query names. */
export const kindsAsked = (query: Row): string[] =>
  [query.pstKndCd ?? []].flat().flatMap((kind) => (typeof kind === 'string' && kind !== '' ? [kind] : []));

/**
 * The boards that a call is about: those that were asked for, or all that the right opens.
 * @throws Failure 403 when one that was asked for is not open
 */
export const boardsOf = (caller: Caller, query: Row, access: Access): BoardKind[] => {
  const asked = kindsAsked(query).filter(isBoardKind);
  if (asked.some((kind) => !mayOnBoard(caller, kind, access))) throw denied();
  return asked.length ? asked : boardsOpenTo(caller, access);
};

/** @throws Failure 403 when the board of the record is not open to the caller in this way */
export const assertOnBoard = (caller: Caller, { pstKndCd }: Row, access: Access): void => {
  if (!isBoardKind(pstKndCd) || !mayOnBoard(caller, pstKndCd, access)) throw denied();
};

/** The board that a new post goes to. @throws Failure 400 for one that there is not, 403 without the right to write there */
export const boardOfNew = (caller: Caller, body: unknown): BoardKind => {
  const named = (body as { pstKndCd?: unknown } | null)?.pstKndCd;
  if (named === undefined && !mayOnBoard(caller, 'ADMIN', 'menu:write'))
    throw validationFailure([missing('pstKndCd', '게시판')]);
  const kind = named ?? 'ADMIN';
  if (!isBoardKind(kind)) throw validationFailure([invalid('pstKndCd', '게시판')]);
  if (!mayOnBoard(caller, kind, 'menu:write')) throw denied();
  return kind;
};
