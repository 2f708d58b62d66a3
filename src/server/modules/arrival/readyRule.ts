import { and, eq } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { appUser, commonCode, relatedIssue, userGroup } from '#generated/tables/index.ts';
import type { KeptView } from '#generated/types/savedViewCalls.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import { authorize, type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { fillableLabel } from '#server/modules/articles/index.ts';
import { mayCompose } from '#server/modules/briefing/index.ts';
import { asCallers, viewOf } from '#server/modules/platform/index.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { watchedSearches } from '#server/modules/watch/index.ts';
import { doesAnything, type Rule, type RuleActions } from './ruleActions.ts';

/** What is needed to judge a rule. */
export type RuleTerms = Pick<
  Rule,
  | 'userId'
  | 'viewId'
  | 'labelId'
  | 'lclsfNm'
  | 'featExtrMclsf'
  | 'relIssueId'
  | 'strGroupId'
  | 'trayYn'
  | 'ntcGroupId'
>;

/** A rule that may act now: its owner as a caller, its search, and the names of what it refers to. */
export interface ReadyRule {
  caller: Caller;
  view: KeptView;
  actions: RuleActions;
  /** Kinds of items that the owner may change by hand, and so the rule. */
  changeable: readonly ItemKind[];
}

const writing = 'PUT /update-arrivalrule';

/** The owner of a rule, if their account is open and they may write rules. */
const ownerOf = async (catalogue: Catalogue, userId: string): Promise<Caller | undefined> => {
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, userId));
  const [caller] = account && !closedReason(account) ? await asCallers([account]) : [];
  const operation = catalogue.operations.find(({ id }) => id === writing);
  return caller && operation && !authorize(operation, caller, caller.menuIdsOf) ? caller : undefined;
};

const groupNameOf = async (groupId: number | null, caller: Caller): Promise<string | undefined> => {
  if (groupId === null || (groupId !== caller.user.groupId && !isAdministrator(caller))) return undefined;
  const [group] = await db()
    .select({ groupNm: userGroup.groupNm })
    .from(userGroup)
    .where(and(eq(userGroup.groupId, groupId), eq(userGroup.useYn, 'Y'), eq(userGroup.delYn, 'N')));
  return group?.groupNm ?? undefined;
};

const issueNameOf = async (relIssueId: number): Promise<string | undefined> => {
  const [issue] = await db()
    .select({ relIssueNm: relatedIssue.relIssueNm })
    .from(relatedIssue)
    .where(
      and(eq(relatedIssue.relIssueId, relIssueId), eq(relatedIssue.useYn, 'Y'), eq(relatedIssue.delYn, 'N')),
    );
  return issue?.relIssueNm ?? undefined;
};

/** Names of the middle classes by code, those out of use included. */
export const classNames = async (): Promise<Map<string, string>> => {
  const codes = await db()
    .select({ cdId: commonCode.cdId, cdNm: commonCode.cdNm })
    .from(commonCode)
    .where(eq(commonCode.upCdId, 'MCLSF'));
  return new Map(codes.map(({ cdId, cdNm }) => [cdId, cdNm ?? cdId]));
};

const otherGroup = '지워졌거나 속하지 않은 그룹입니다. 속한 그룹을 골라 주세요.';

/**
 * A rule with everything that it needs, or the first reason why it may not act: its owner lost the right, or what it
 * refers to is gone. Not for use in a transaction.
 */
export const readyRule = async (
  catalogue: Catalogue,
  rule: RuleTerms,
): Promise<ReadyRule | { problem: FormProblem }> => {
  const refuse = (name: string, label: string, message: string) => ({
    problem: invalid(name, label, message),
  });
  const caller = await ownerOf(catalogue, rule.userId);
  if (!caller)
    return refuse('userId', '만든 사람', '만든 사람의 계정이 닫혔거나 수신 규칙을 쓸 권한이 없어졌습니다.');
  if (!doesAnything(rule)) return refuse('labelId', '할 일', '할 일을 하나 이상 골라 주세요.');
  const view = await viewOf(catalogue, caller, rule.viewId);
  const compiled = view && (await watchedSearches()).compiled.get(rule.viewId);
  if (!view)
    return refuse(
      'viewId',
      '저장한 검색',
      '저장한 검색이 지워졌거나 더는 함께 볼 수 없습니다. 다른 검색을 골라 주세요.',
    );
  if (!compiled || 'problem' in compiled)
    return refuse(
      'viewId',
      '저장한 검색',
      compiled?.problem ?? '기사·싱크탱크·소셜 미디어 목록과 통합검색에서 저장한 것만 고를 수 있습니다.',
    );
  const actions: RuleActions = { lclsfNm: rule.lclsfNm, trayYn: rule.trayYn };
  const changeable = await openKinds(catalogue, caller, 'menu:write');
  const [set] = (['lclsfNm', 'featExtrMclsf', 'relIssueId'] as const).filter((name) => rule[name]);
  if (set && changeable.length === 0)
    return refuse(
      set,
      '할 일',
      '만든 사람에게 기사를 고칠 권한이 없어 분류와 관련 이슈를 정할 수 없습니다. 할 일에서 빼 주세요.',
    );
  if (rule.labelId) {
    actions.labelNm = (await fillableLabel(caller, rule.labelId))?.labelNm;
    if (!actions.labelNm)
      return refuse('labelId', '라벨', '라벨이 지워졌거나 더는 붙일 수 없습니다. 다른 라벨을 골라 주세요.');
  }
  if (rule.featExtrMclsf) {
    actions.featExtrMclsfNm = (await classNames()).get(rule.featExtrMclsf);
    if (!actions.featExtrMclsfNm)
      return refuse('featExtrMclsf', '중분류', '중분류 코드가 없어졌습니다. 다른 중분류를 골라 주세요.');
  }
  if (rule.relIssueId) {
    actions.relIssueNm = await issueNameOf(rule.relIssueId);
    if (!actions.relIssueNm)
      return refuse(
        'relIssueId',
        '관련 이슈',
        '관련 이슈가 지워졌거나 미사용입니다. 다른 이슈를 골라 주세요.',
      );
  }
  if (rule.strGroupId) {
    actions.strGroupNm = await groupNameOf(rule.strGroupId, caller);
    if (!actions.strGroupNm) return refuse('strGroupId', '별표를 달아 줄 그룹', otherGroup);
  }
  if (rule.ntcGroupId) {
    actions.ntcGroupNm = await groupNameOf(rule.ntcGroupId, caller);
    if (!actions.ntcGroupNm) return refuse('ntcGroupId', '알릴 그룹', otherGroup);
  }
  if (rule.trayYn === 'Y' && !mayCompose(caller))
    return refuse(
      'trayYn',
      '내 브리핑함에 담기',
      '일일 브리핑을 쓸 권한이 없어 브리핑함에 담을 수 없습니다.',
    );
  return { caller, view, actions, changeable };
};

/** What a trial was made for: the search as it was. */
export const trialOf = ({ menuUrl, cndCn }: Pick<KeptView, 'menuUrl' | 'cndCn'>): string =>
  JSON.stringify([menuUrl, cndCn]);
