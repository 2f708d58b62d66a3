import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import type { arrivalRule } from '#generated/tables/index.ts';

export type Rule = typeof arrivalRule.$inferSelect;

/** What a rule does, with the names of what it refers to. */
export interface RuleActions {
  labelNm?: string | null | undefined;
  lclsfNm?: string | null;
  featExtrMclsfNm?: string | null | undefined;
  relIssueNm?: string | null | undefined;
  strGroupNm?: string | null | undefined;
  trayYn?: string;
  ntcGroupNm?: string | null | undefined;
}

/** 한국 of KOREA. */
export const regionName = (code: unknown): string => optionLabel(fieldOf(spec, 'lclsfNm'), code);

/** Each action in words; absent for those that the rule does not take. */
export const actionWords = (actions: RuleActions) => {
  const { labelNm, lclsfNm, featExtrMclsfNm, relIssueNm, strGroupNm, trayYn, ntcGroupNm } = actions;
  return {
    lclsfNm: lclsfNm && `대분류 ${regionName(lclsfNm)}`,
    featExtrMclsf: featExtrMclsfNm && `중분류 ${featExtrMclsfNm}`,
    relIssueNmList: relIssueNm && `관련 이슈 ‘${relIssueNm}’`,
    label: labelNm && `라벨 ‘${labelNm}’`,
    star: strGroupNm && `별표(${strGroupNm})`,
    tray: trayYn === 'Y' ? '브리핑함' : undefined,
    notice: ntcGroupNm && `알림(${ntcGroupNm})`,
  };
};

/** Whether a rule does anything. */
export const doesAnything = (rule: Partial<Rule>): boolean =>
  rule.trayYn === 'Y' ||
  [rule.labelId, rule.lclsfNm, rule.featExtrMclsf, rule.relIssueId, rule.strGroupId, rule.ntcGroupId].some(
    Boolean,
  );

/** Who changed an article, in its history. */
export const historyActor = ({ arvlRuleNm }: Pick<Rule, 'arvlRuleNm'>): string => `수신 규칙 ‘${arvlRuleNm}’`;

/** Who put a label, a star or a pick there, as long as no person has changed it. */
export const rowActor = ({ arvlRuleId }: Pick<Rule, 'arvlRuleId'>): string => `RULE ${arvlRuleId}`;
