import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { withHistory } from '#contract/historyOwner.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { selectKeys } from '#server/kernel/crud/readRows.ts';
import { type Source, sourceOf } from '#server/kernel/crud/source.ts';
import { isCalled } from '#server/kernel/crud/where.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { actorNames } from '../history/nameTargets.ts';

/** Changes of records with such a current name, including deleted ones. */
const ofTargets = (_caller: Caller | null, source: Source, words: string): SQL | undefined => {
  const [entityNm, recordKey] = [columnOf(source.base, 'entityNm'), columnOf(source.base, 'recordKey')];
  return or(
    ...withHistory(source.catalogue.resources).map((spec) => {
      const target = sourceOf(source.catalogue, spec);
      const called = isCalled(target, words);
      return and(eq(entityNm, spec.name), inArray(recordKey, selectKeys(target, called)));
    }),
  );
};

/** Changes made by users of this name, or by the system. */
const byPeople = (_caller: Caller | null, source: Source, words: string): SQL | undefined => {
  const user = source.catalogue.resources.user;
  if (!user) return sql`false`;
  const rgtrId = columnOf(source.base, 'rgtrId');
  const people = sourceOf(source.catalogue, user);
  const others = Object.entries(actorNames).filter(([, name]) => name.includes(words));
  return or(
    inArray(rgtrId, selectKeys(people, isCalled(people, words))),
    others.length
      ? inArray(
          rgtrId,
          others.map(([id]) => id),
        )
      : undefined,
  );
};

/** All changes are visible; they are found by the names of changed records and of their authors. */
export const history: Policy = {
  scope: () => undefined,
  conditions: { recordNm: ofTargets, rgtrNm: byPeople },
  conditionsOnPeople: ['rgtrNm'],
};
