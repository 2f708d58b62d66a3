type Row = Record<string, unknown>;

interface Addressee {
  userId?: string | null;
  groupId?: number | null;
}

/** Users to be notified of a post; `everybody`: all who may read its board. */
export type Audience = 'nobody' | 'recipients' | 'everybody';

/**
 * The audience of a post. An ordinary notice is only shown on the dashboard and in the list: only an urgent one
 * notifies all.
 */
export const audienceOf = ({ pstKndCd, emrgYn, rlsYn }: Row): Audience => {
  if (pstKndCd === 'NOTICE') return emrgYn === 'Y' ? 'everybody' : 'nobody';
  if (pstKndCd === 'BOARD') return rlsYn === 'Y' ? 'everybody' : 'recipients';
  return 'nobody';
};

const keysOf = ({ recipients }: Row): Set<string> =>
  new Set(
    ((recipients ?? []) as Addressee[]).map(({ userId, groupId }) =>
      groupId ? `g${groupId}` : `u${userId}`,
    ),
  );

/** Whether a change of the post may concern users whom the old version did not. */
export const isWider = (post: Row, before: Row | undefined): boolean => {
  const audience = audienceOf(post);
  if (audience === 'nobody') return false;
  if (!before || audienceOf(before) !== audience) return !before || audienceOf(before) !== 'everybody';
  if (audience !== 'recipients') return false;
  const had = keysOf(before);
  return [...keysOf(post)].some((key) => !had.has(key));
};
