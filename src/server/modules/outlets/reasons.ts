import { requireReason } from '#server/kernel/crud/reason.ts';

type Row = Record<string, unknown>;

/** A change that adds reasons to those of a record; empty if none was given. @throws Failure 400 for one that says nothing */
export const withReason = (record: Row, ...reasons: (string | null | undefined)[]): Row => {
  const given = reasons.flatMap((wrtRsn) =>
    wrtRsn ? [{ wrtRsn: requireReason(wrtRsn, 'wrtRsn', '작성 사유') }] : [],
  );
  return given.length ? { wrtRsnList: [...((record.wrtRsnList ?? []) as Row[]), ...given] } : {};
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? (value as { wrtRsn?: string }[]).map(({ wrtRsn = '' }) => wrtRsn) : [];

/** The reasons that a change added, as stored in the history; null if there are none. */
export const addedReason = (before: unknown, after: unknown): string | null => {
  const [was, is] = [before, after].map((side) => textsOf((side as Row | null)?.wrtRsnList));
  return (is ?? []).slice(was?.length ?? 0).join('\n') || null;
};
