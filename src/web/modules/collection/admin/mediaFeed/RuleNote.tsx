import { collectedProblem, queryHint, understoodQuery } from '#contract/typedQueryWords.ts';

/** What a condition on collected articles means, or what is wrong with it. */
export const RuleNote = ({ rule }: { rule: string }) => {
  const understood = understoodQuery(rule, 'OR', true);
  return (
    <>{collectedProblem(rule) ?? queryHint(rule) ?? (understood && `이런 기사만 모읍니다: ${understood}`)}</>
  );
};
