import { and, asc, eq } from 'drizzle-orm';
import { countText } from '#contract/countText.ts';
import { appUser, arrivalApplication, arrivalRule, article } from '#generated/tables/index.ts';
import { isActiveUser } from '#server/kernel/access/activeUser.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { addHistory } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { paced } from '#server/kernel/database/pace.ts';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import { saveArticles, setLabel } from '#server/modules/articles/index.ts';
import { addAsRoomAllows } from '#server/modules/briefing/index.ts';
import { asCallers, notify } from '#server/modules/platform/index.ts';
import {
  columnsOf,
  type FieldChanges,
  plannedFields,
  type RuleField,
  unchangeable,
  type WantedFields,
} from './fields.ts';
import { type Item, pendingItems } from './items.ts';
import { classNames, type ReadyRule, readyRule, trialOf } from './readyRule.ts';
import {
  actionWords,
  historyActor,
  type Rule,
  type RuleActions,
  regionName,
  rowActor,
} from './ruleActions.ts';

/** What was done with an item: in words, and what undoing needs. */
export interface Done {
  changes: string[];
  kept: string[];
  before: Before;
}

/** What undoing needs: the changed fields, the label, and what else was put there. */
export interface Before {
  fields: FieldChanges;
  labelId?: number;
  star?: true;
  tray?: true;
}

/** The values that a rule sets. */
const wantedOf = (
  rule: Pick<Rule, 'lclsfNm' | 'featExtrMclsf'>,
  { relIssueNm }: RuleActions,
): WantedFields => ({
  lclsfNm: rule.lclsfNm,
  featExtrMclsf: rule.featExtrMclsf,
  relIssueNmList: relIssueNm ?? null,
});

/** What a rule changes in an item that its owner may change, and which fields it leaves. */
export const planFor = (
  item: Item,
  rule: Parameters<typeof wantedOf>[0],
  { actions, changeable }: Pick<ReadyRule, 'actions' | 'changeable'>,
): ReturnType<typeof plannedFields> => {
  const wanted = wantedOf(rule, actions);
  return changeable.includes(item.itemKnd) ? plannedFields(item, wanted) : unchangeable(wanted);
};

/** A changed field in words: 대분류 국제 → 한국. */
export const changeWords = (
  field: RuleField,
  { before }: { before: unknown },
  words: ReturnType<typeof actionWords>,
  classes: ReadonlyMap<string, string>,
): string => {
  const after = words[field] ?? '';
  if (field === 'relIssueNmList' || typeof before !== 'string') return after;
  const name = field === 'lclsfNm' ? regionName(before) : (classes.get(before) ?? before);
  return after.replace(' ', ` ${name} → `);
};

const setFields = async (
  rule: Rule,
  items: readonly Item[],
  done: ReadonlyMap<number, Done>,
): Promise<void> => {
  const changed = items.flatMap((item) => {
    const fields = done.get(item.articleId)?.before.fields ?? {};
    return Object.keys(fields).length ? [{ item, fields }] : [];
  });
  for (const { item, fields } of changed)
    await db()
      .update(article)
      .set({
        ...columnsOf(item, fields, new Date()),
        mdfrId: 'SYSTEM',
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(eq(article.articleId, item.articleId));
  const side = (fields: FieldChanges, name: 'before' | 'after') =>
    Object.fromEntries(Object.entries(fields).map(([field, change]) => [field, change[name]]));
  await addHistory(
    changed.map(({ item: { itemKnd, articleId }, fields }) => ({
      entityNm: itemKnd,
      recordKey: String(articleId),
      chgKnd: 'update' as const,
      bfrCn: side(fields, 'before'),
      aftrCn: side(fields, 'after'),
      rgtrId: historyActor(rule),
    })),
  );
};

const membersOf = (groupId: number) =>
  db()
    .select({ userId: appUser.userId, rightsVer: appUser.rightsVer })
    .from(appUser)
    .where(and(eq(appUser.groupId, groupId), isActiveUser))
    .orderBy(asc(appUser.userId));

const starForGroup = async (
  catalogue: Catalogue,
  members: readonly Caller[],
  ids: readonly number[],
  by: string,
): Promise<Set<number>> => {
  const starred = new Set<number>();
  for (const member of members)
    for (const id of await saveArticles(catalogue, member, ids, by)) starred.add(id);
  return starred;
};

/** One notification for all items of a slice, which leads to the latest. */
const tellGroup = async (
  catalogue: Catalogue,
  rule: Rule,
  groupId: number,
  items: readonly Item[],
): Promise<void> => {
  const lead = items.at(-1);
  if (!lead) return;
  await notify(catalogue, {
    kind: 'watch',
    recipients: (await membersOf(groupId)).map(({ userId }) => userId),
    target: { entity: lead.itemKnd, key: lead.articleId },
    menuUrl: entityOf(catalogue, lead.itemKnd).menus[0] ?? '',
    ttl: `${rule.arvlRuleNm} – 새 글 ${countText(items.length)}: ${lead.ttl}`,
    by: { userId: 'SYSTEM', userNm: historyActor(rule) },
  });
};

/**
 * Does what a rule says with its next items, in one transaction with the note of it, so that nothing is done twice.
 * @param classes names of the middle classes
 * @returns how many items were dealt with; 0 too if the rule was changed meanwhile
 */
const applySlice = (
  catalogue: Catalogue,
  rule: Rule,
  {
    caller,
    actions,
    changeable,
    members,
    classes,
  }: ReadyRule & { members: readonly Caller[]; classes: ReadonlyMap<string, string> },
  size: number,
): Promise<number> =>
  inTransaction(async () => {
    const { arvlRuleId, labelId, strGroupId, ntcGroupId } = rule;
    const [locked] = await db()
      .select({ arvlRuleId: arrivalRule.arvlRuleId })
      .from(arrivalRule)
      .where(
        and(
          eq(arrivalRule.arvlRuleId, arvlRuleId),
          eq(arrivalRule.mdfcnDt, rule.mdfcnDt),
          eq(arrivalRule.useYn, 'Y'),
        ),
      )
      .for('update');
    const items = locked ? await pendingItems(catalogue, caller, rule, size) : [];
    if (items.length === 0) return 0;
    const words = actionWords(actions);
    const by = rowActor(rule);
    const ids = items.map(({ articleId }) => articleId);
    const done = new Map(
      items.map((item): [number, Done] => {
        const { changes, kept } = planFor(item, rule, { actions, changeable });
        const fields = Object.entries(changes) as [RuleField, { before: unknown }][];
        const said = fields.map(([field, change]) => changeWords(field, change, words, classes));
        return [item.articleId, { changes: said, kept, before: { fields: changes } }];
      }),
    );
    const note = (
      some: Iterable<number>,
      action: string | null | undefined,
      before: Partial<Before> = {},
    ): void => {
      for (const id of some) {
        const one = done.get(id);
        if (action) one?.changes.push(action);
        Object.assign(one?.before ?? {}, before);
      }
    };
    await setFields(rule, items, done);
    if (labelId)
      note(await setLabel(catalogue, caller, { labelId, articleIds: ids, isOn: true, by }), words.label, {
        labelId,
      });
    if (strGroupId) note(await starForGroup(catalogue, members, ids, by), words.star, { star: true });
    if (rule.trayYn === 'Y') {
      const picks = items.map(({ itemKnd, articleId }) => ({ itemKnd, itemId: articleId }));
      const added = new Set((await addAsRoomAllows(caller, picks, by)).map(({ itemId }) => itemId));
      note(added, words.tray, { tray: true });
      for (const [id, one] of done)
        if (!added.has(id)) one.kept.push('브리핑함: 이미 있거나 가득 차 담지 못함');
    }
    if (ntcGroupId) {
      await tellGroup(catalogue, rule, ntcGroupId, items);
      note(ids, words.notice);
    }
    await db()
      .insert(arrivalApplication)
      .values(
        items.map(({ articleId, itemKnd, ttl }) => {
          const { changes, kept, before } = done.get(articleId) as Done;
          const title = [...ttl].slice(0, 1_000).join('');
          return {
            arvlRuleId,
            articleId,
            itemKnd,
            ttl: title,
            chgList: changes,
            keptList: kept,
            bfrCn: before,
          };
        }),
      );
    return items.length;
  });

/** Switches a rule off and says why. */
const stopRule = async ({ arvlRuleId, mdfcnDt }: Rule, stopRsn: string): Promise<void> => {
  await db()
    .update(arrivalRule)
    .set({ useYn: 'N', stopRsn, mdfcnDt: nextVersion(arrivalRule.mdfcnDt) })
    .where(and(eq(arrivalRule.arvlRuleId, arvlRuleId), eq(arrivalRule.mdfcnDt, mdfcnDt)));
};

/** Why a rule that is on has to stop; else what it needs. */
const readyOrReason = async (catalogue: Catalogue, rule: Rule): Promise<ReadyRule | string> => {
  const ready = await readyRule(catalogue, rule);
  if ('problem' in ready) return ready.problem.message;
  return rule.trialCn === trialOf(ready.view)
    ? ready
    : '저장한 검색의 조건이 바뀌었습니다. 다시 시험한 뒤에 켜 주세요.';
};

/** Applies one rule to everything that has come in; stops it if it may no longer act. @returns 'more' if work remains */
const applyRule = async (
  catalogue: Catalogue,
  rule: Rule,
  { isOver, signal }: StopCondition,
): Promise<void | 'more'> => {
  const ready = await readyOrReason(catalogue, rule);
  if (typeof ready === 'string') return stopRule(rule, ready);
  const members = rule.strGroupId ? await asCallers(await membersOf(rule.strGroupId)) : [];
  const whole = { ...ready, members, classes: await classNames() };
  const batch = paced();
  const isDone = (count: number): boolean => count === 0;
  do {
    if (isOver()) return 'more';
    signal.throwIfAborted();
  } while (!isDone(await batch((size) => applySlice(catalogue, rule, whole, size), isDone)));
  return undefined;
};

/** Applies all rules that are switched on. May be interrupted at any moment. @returns 'more' if work remains */
export const applyRules = async (
  catalogue: Catalogue,
  until: StopCondition,
  onError: (error: unknown, arvlRuleId: number) => void,
): Promise<void | 'more'> => {
  const on = await db()
    .select()
    .from(arrivalRule)
    .where(and(eq(arrivalRule.useYn, 'Y'), eq(arrivalRule.delYn, 'N')))
    .orderBy(asc(arrivalRule.arvlRuleId));
  for (const rule of on) {
    try {
      if ((await applyRule(catalogue, rule, until)) === 'more') return 'more';
    } catch (error) {
      until.signal.throwIfAborted();
      // the others are applied nevertheless; this one is tried again
      onError(error, rule.arvlRuleId);
    }
  }
  return undefined;
};
