import type { Policy } from '#server/kernel/crud/policies.ts';

/** What a rule is called changes nothing that it does. */
const named = ['rtntRuleNm'];

/** A rule is switched on after its preview: other conditions switch it off until somebody has looked again. */
export const retentionRules: Policy = {
  scope: () => undefined,
  ownColumns: ({ before, sent, record }) => {
    const isOther = (name: string): boolean =>
      !named.includes(name) && (before?.[name] ?? null) !== (record[name] ?? null);
    return before && Object.keys(sent).some(isOther) ? { useYn: 'N' } : {};
  },
};
