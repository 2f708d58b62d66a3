import { and, asc, eq, inArray } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import { postRecipient } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';

type Row = Record<string, unknown>;

/** The addressees of a post: ids of users and of groups. */
export interface Addressed {
  recipientIds: string[];
  recipientGroups: number[];
}

interface Recipient {
  userId?: string | null;
  groupId?: number | null;
}

/** The recipient rows of a stored post. */
export const recipientsOf = ({ recipients }: Row): readonly Recipient[] =>
  (recipients ?? []) as readonly Recipient[];

export const addressedBy = (rows: readonly Recipient[]): Addressed => ({
  recipientIds: rows.flatMap(({ userId }) => userId ?? []),
  recipientGroups: rows.flatMap(({ groupId }) => groupId ?? []),
});

/** Recipients of many posts by post id; posts without recipients are missing from the map. */
export const recipientsOfMany = async (pstIds: readonly number[]): Promise<Map<number, Addressed>> => {
  if (pstIds.length === 0) return new Map();
  const rows = await reader()
    .select({
      pstId: postRecipient.pstId,
      userId: postRecipient.userId,
      groupId: postRecipient.groupId,
    })
    .from(postRecipient)
    .where(and(inArray(postRecipient.pstId, [...pstIds]), eq(postRecipient.delYn, 'N')))
    .orderBy(asc(postRecipient.rcptnId));
  return new Map([...Map.groupBy(rows, ({ pstId }) => pstId)].map(([id, own]) => [id, addressedBy(own)]));
};

const listOf = (body: Row, name: string, label: string, isItem: (item: unknown) => boolean): unknown[] => {
  const list = body[name] ?? [];
  if (!Array.isArray(list) || !list.every(isItem)) throw validationFailure([invalid(name, label)]);
  return list;
};

/**
 * A post with recipients given by ids, converted to rows; if rows were sent, they are used. @throws Failure 400 for an
 * invalid list of ids
 */
export const withRecipientRows = (body: unknown): unknown => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const sent = body as Row;
  if ('recipients' in sent || !('recipientIds' in sent || 'recipientGroups' in sent)) return body;
  const people = listOf(sent, 'recipientIds', '수신자', (id) => typeof id === 'string');
  const groups = listOf(sent, 'recipientGroups', '수신 그룹', Number.isSafeInteger);
  return {
    ...sent,
    recipients: [...people.map((userId) => ({ userId })), ...groups.map((groupId) => ({ groupId }))],
  };
};
