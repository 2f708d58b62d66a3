import { and, eq, inArray, sql } from 'drizzle-orm';
import { labelArticle } from '#generated/tables/index.ts';
import type { ArrivalExample, ArrivalTrial } from '#generated/types/arrivalRuleCalls.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { bigints } from '#server/kernel/database/rows.ts';
import { openKinds, savedPath } from '#server/modules/search/index.ts';
import { foundLately, queryOfView } from '#server/modules/watch/index.ts';
import { changeWords, planFor } from './applyRules.ts';
import { type RuleField } from './fields.ts';
import { type Item, readItems } from './items.ts';
import { classNames, type ReadyRule } from './readyRule.ts';
import { actionWords, type Rule } from './ruleActions.ts';

const days = 30;
const maxExamples = 10;

const labelled = async (labelId: number, ids: readonly number[]): Promise<Set<number>> => {
  const found = await db()
    .select({ articleId: labelArticle.articleId })
    .from(labelArticle)
    .where(and(eq(labelArticle.labelId, labelId), inArray(labelArticle.articleId, [...ids])));
  return new Set(found.map(({ articleId }) => articleId));
};

/** What a rule would have done with the items of the last 30 days as they are now. Nothing is changed. */
export const tryRule = async (
  catalogue: Catalogue,
  rule: Rule,
  { caller, view, actions, changeable }: ReadyRule,
): Promise<Omit<ArrivalTrial, 'state'>> => {
  const saved = await queryOfView(view, { caller, path: savedPath(view.viewNm) });
  if (typeof saved === 'string') throw new Error(saved);
  const open = await openKinds(catalogue, caller);
  const kinds = saved.kinds.filter((kind) => open.includes(kind));
  const { ids, isWhole } = await foundLately({ ...saved, kinds }, days);
  const items = ids.length ? await readItems(sql`a.article_id = any(${bigints(ids)})`) : [];
  const words = actionWords(actions);
  const classes = await classNames();
  const under = rule.labelId && ids.length ? await labelled(rule.labelId, ids) : new Set<number>();
  const planned = (item: Item) => {
    const { changes, kept } = planFor(item, rule, { actions, changeable });
    const fields = Object.entries(changes) as [RuleField, { before: unknown }][];
    return {
      actions: [
        ...fields.map(([field]) => words[field]),
        under.has(item.articleId) ? undefined : words.label,
        words.star,
        words.tray,
        words.notice,
      ].flatMap((word) => word || []),
      fields: fields.map(([field, change]) => changeWords(field, change, words, classes)),
      kept,
    };
  };
  const plans = items.map((item) => ({ item, ...planned(item) }));
  const counts = new Map(Object.values(words).flatMap((word) => (word ? [[word, 0]] : [])));
  for (const { actions: taken } of plans)
    for (const word of taken) counts.set(word, (counts.get(word) ?? 0) + 1);
  const examples = plans
    .toSorted((one, other) => other.item.regDt.getTime() - one.item.regDt.getTime())
    .slice(0, maxExamples)
    .map(
      ({
        item: { articleId, itemKnd, ttl, mediaNm, regDt },
        actions: taken,
        fields,
        kept,
      }): ArrivalExample => ({
        articleId,
        itemKnd,
        ttl,
        mediaNm,
        regDt: regDt.toISOString(),
        changes: [...fields, ...taken.slice(fields.length)],
        kept,
      }),
    );
  return {
    count: items.length,
    isWhole,
    effects: [...counts].map(([label, count]) => ({ label, count })),
    examples,
  };
};
