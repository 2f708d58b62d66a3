import { and, eq } from 'drizzle-orm';
import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { arrivalApplication, arrivalRule } from '#generated/tables/index.ts';
import type { ArrivalState } from '#generated/types/arrivalRuleCalls.ts';
import { type Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import type { RecordWrite } from '#server/kernel/crud/policies.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, denied, notFound, validationFailure } from '#server/kernel/failure.ts';
import { viewOf } from '#server/modules/platform/index.ts';
import { mayStop } from './policies/arrivalRules.ts';
import { type ReadyRule, type RuleTerms, readyRule, trialOf } from './readyRule.ts';
import type { Rule } from './ruleActions.ts';
import { tryRule } from './trial.ts';
import { beginUndo, lastUndoing } from './undo.ts';

/** @throws Failure 404 */
const ruleOf = async (arvlRuleId: number): Promise<Rule> => {
  const [rule] = await db()
    .select()
    .from(arrivalRule)
    .where(and(eq(arrivalRule.arvlRuleId, arvlRuleId), eq(arrivalRule.delYn, 'N')));
  if (!rule) throw notFound('수신 규칙');
  return rule;
};

/** @throws Failure 403, 404 */
const ownRule = async ({ user }: Caller, arvlRuleId: number): Promise<Rule> => {
  const rule = await ruleOf(arvlRuleId);
  if (rule.userId !== user.userId) throw denied();
  return rule;
};

const store = (arvlRuleId: number, columns: Partial<Rule>) =>
  db()
    .update(arrivalRule)
    .set({ ...columns, mdfcnDt: nextVersion(arrivalRule.mdfcnDt) })
    .where(eq(arrivalRule.arvlRuleId, arvlRuleId));

/** What a rule is called changes nothing that it does. */
const named = ['arvlRuleNm'];

/** Another search or other actions switch a rule off until it has been tried again. */
const untried = ({ before, sent, record }: RecordWrite) =>
  Object.keys(sent).some(
    (name) => !named.includes(name) && (before?.[name] ?? null) !== (record[name] ?? null),
  )
    ? { useYn: 'N', stopRsn: null, trialCn: null, trialDt: null }
    : {};

type Ids =
  | 'POST /insert-arrivalrule'
  | 'PUT /update-arrivalrule'
  | 'GET /arrivalrule-state'
  | 'PUT /arrivalrule-trial'
  | 'PUT /arrivalrule-use'
  | 'PUT /arrivalrule-undo';

/** Rules on arrival: storing, trying, switching on and off, undoing. */
export const arrivalHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'arrivalRule');
  /** @throws Failure 400 for a rule that could not act */
  const assertReady = async (rule: RuleTerms): Promise<ReadyRule> => {
    const ready = await readyRule(catalogue, rule);
    if ('problem' in ready) throw validationFailure([ready.problem]);
    return ready;
  };
  const none = {
    labelId: null,
    lclsfNm: null,
    featExtrMclsf: null,
    relIssueId: null,
    strGroupId: null,
    trayYn: 'N',
    ntcGroupId: null,
  };
  /** Checked before the record is stored, since it is not for use in a transaction; what is missing, the form says. */
  const assertTerms = async (caller: Caller, given: object): Promise<void> => {
    const terms = { ...none, ...given } as unknown as RuleTerms;
    if (typeof terms.viewId === 'number') await assertReady({ ...terms, userId: caller.user.userId });
  };
  const stateOf = async (caller: Caller, arvlRuleId: number): Promise<ArrivalState> => {
    const { useYn, stopRsn, trialCn, trialDt, viewId } = await ruleOf(arvlRuleId);
    const view = trialCn === null ? undefined : await viewOf(catalogue, caller, viewId);
    const applied = and(
      eq(arrivalApplication.arvlRuleId, arvlRuleId),
      eq(arrivalApplication.sttsCd, 'applied'),
    );
    return {
      useYn: useYn === 'Y' ? 'Y' : 'N',
      stopRsn,
      isTried: view !== undefined && trialOf(view) === trialCn,
      trialDt: trialDt?.toISOString() ?? null,
      appliedCnt: await db().$count(arrivalApplication, applied),
      undoing: await lastUndoing(arvlRuleId),
    };
  };
  const switchOn = async (rule: Rule): Promise<void> => {
    const { view } = await assertReady(rule);
    if (rule.trialCn !== trialOf(view))
      throw badRequest(
        '먼저 ‘최근 30일에 시험’을 눌러 무엇이 바뀔지 보아 주세요. 검색이 바뀌면 다시 시험해야 합니다.',
      );
    await store(rule.arvlRuleId, { useYn: 'Y', stopRsn: null, bgngDt: await databaseTime() });
  };
  return {
    'POST /insert-arrivalrule': async ({ body, caller }) => {
      await assertTerms(caller, body);
      const { userId } = caller.user;
      const record = await insertRecord(catalogue, spec, caller, body, [], { userId });
      return { data: asAnswer(presentRecord(spec, record)) };
    },
    'PUT /update-arrivalrule': async ({ body, caller }) => {
      const stored = await readRecord(catalogue, spec, caller, body.arvlRuleId);
      if (stored.userId !== caller.user.userId) throw denied();
      await assertTerms(caller, { ...stored, ...body });
      const record = await updateRecord(catalogue, spec, caller, body, [], [], untried);
      return { data: asAnswer(presentRecord(spec, record)) };
    },
    'GET /arrivalrule-state': async ({ query: { arvlRuleId }, caller }) => ({
      data: await stateOf(caller, Number(arvlRuleId)),
    }),
    'PUT /arrivalrule-trial': async ({ body: { arvlRuleId }, caller }) => {
      const rule = await ownRule(caller, arvlRuleId);
      const ready = await assertReady(rule);
      const trial = await tryRule(catalogue, rule, ready);
      await store(arvlRuleId, { trialCn: trialOf(ready.view), trialDt: new Date() });
      return { data: { ...trial, state: await stateOf(caller, arvlRuleId) } };
    },
    'PUT /arrivalrule-use': async ({ body: { arvlRuleId, useYn }, caller }) => {
      const rule = await ruleOf(arvlRuleId);
      if (useYn === 'Y') await switchOn(await ownRule(caller, arvlRuleId));
      else if (mayStop(caller, rule)) await store(arvlRuleId, { useYn: 'N', stopRsn: null });
      else throw denied();
      return { data: await stateOf(caller, arvlRuleId) };
    },
    'PUT /arrivalrule-undo': async ({ body: { arvlRuleId, aplcIds }, caller }) => {
      const rule = await ruleOf(arvlRuleId);
      if (!mayStop(caller, rule)) throw denied();
      if (aplcIds && (aplcIds.length === 0 || aplcIds.length > maxPicked))
        throw validationFailure([invalid('aplcIds', '되돌릴 것', `1건부터 ${maxPicked}건까지 골라 주세요.`)]);
      await beginUndo(rule, aplcIds ?? undefined, caller.user.userId);
      return { data: await stateOf(caller, arvlRuleId) };
    },
  };
};
