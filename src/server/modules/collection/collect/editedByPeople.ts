import { and, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changeHistory } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { actorNames } from '#server/modules/platform/index.ts';

const changesByPeople = (articleIds: readonly number[]) =>
  and(
    inArray(changeHistory.entityNm, ['article', 'thinkTank', 'sns']),
    inArray(changeHistory.recordKey, articleIds.map(String)),
    notInArray(changeHistory.rgtrId, Object.keys(actorNames)),
  );

const editedField = z.object({ articleId: z.coerce.number(), field: z.string() });

/** Whether a person has edited or written one of these fields of an article. */
type IsEdited = (articleId: number, fields: readonly string[]) => boolean;

/** Which of the fields of these articles people have edited or written. */
export const editedByPeople = async (
  articleIds: readonly number[],
  fields: readonly string[],
): Promise<IsEdited> => {
  if (articleIds.length === 0) return () => false;
  const found = await rows(
    editedField,
    sql`select distinct ${changeHistory.recordKey} as "articleId", field
      from ${changeHistory}, unnest(${sql.param([...fields])}::text[]) as field
      where ${changesByPeople(articleIds)} and jsonb_exists(${changeHistory.aftrCn}, field)`,
  );
  const edited = new Set(found.map(({ articleId, field }) => `${articleId} ${field}`));
  return (articleId, some) => some.some((field) => edited.has(`${articleId} ${field}`));
};

/** The text that an article had before a person edited it; undefined if none has. */
export const textBeforePeople = async (articleId: number): Promise<unknown> => {
  const [first] = await db()
    .select({ text: sql<unknown>`${changeHistory.bfrCn} -> 'articleCn'` })
    .from(changeHistory)
    .where(and(changesByPeople([articleId]), sql`jsonb_exists(${changeHistory.aftrCn}, 'articleCn')`))
    .orderBy(changeHistory.chgHstryId)
    .limit(1);
  return first?.text;
};
