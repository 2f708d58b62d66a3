import { inArray } from 'drizzle-orm';
import { appUser, articleLabel, savedView } from '#generated/tables/index.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { db } from '#server/kernel/database/db.ts';
import { actionWords, type RuleActions } from './ruleActions.ts';

const idsOf = (rules: readonly Record<string, unknown>[], name: string): number[] =>
  rules.flatMap((rule) => (typeof rule[name] === 'number' ? [rule[name]] : []));

/** Adds the names of each rule's search and owner, and what it does in words. */
export const nameRules: Completion = async (_catalogue, _caller, rules) => {
  const [viewIds, labelIds] = [idsOf(rules, 'viewId'), idsOf(rules, 'labelId')];
  const views = await db()
    .select({ id: savedView.viewId, name: savedView.viewNm })
    .from(savedView)
    .where(inArray(savedView.viewId, viewIds));
  const labels = await db()
    .select({ id: articleLabel.labelId, name: articleLabel.labelNm })
    .from(articleLabel)
    .where(inArray(articleLabel.labelId, labelIds));
  const people = await db()
    .select({ id: appUser.userId, name: appUser.userNm })
    .from(appUser)
    .where(
      inArray(
        appUser.userId,
        rules.map(({ userId }) => String(userId)),
      ),
    );
  const nameIn = (found: readonly { id: number | string; name: string | null }[], id: unknown) =>
    found.find((one) => one.id === id)?.name ?? null;
  return rules.map((rule) => {
    const words = actionWords({ ...(rule as RuleActions), labelNm: nameIn(labels, rule.labelId) });
    return {
      ...rule,
      viewNm: nameIn(views, rule.viewId),
      userNm: mask('name', nameIn(people, rule.userId)),
      actnList: Object.values(words).filter(Boolean),
    };
  });
};
