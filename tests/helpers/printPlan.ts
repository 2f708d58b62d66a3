// past the index: types alone
import type { SearchPlan, TermGroup } from '#server/modules/search/plan.ts';

const printedTerm = ({ text, chunks: [first, second] }: TermGroup['terms'][number]): string =>
  first?.literal && !second ? `"${text}"` : text;

const printedGroup = ({ terms, groups, combine, excluded }: TermGroup): string => {
  const left = excluded.map((term) => `-${printedTerm(term)}`);
  const inner = groups.map((group) => `(${printedGroup(group)})`);
  return [[...terms.map(printedTerm), ...inner].join(` ${combine} `), ...left].filter(Boolean).join(' ');
};

const none: TermGroup = {
  terms: [],
  nears: [],
  facts: [],
  groups: [],
  combine: 'AND',
  excluded: [],
  excludedFacts: [],
};

/** The plan on one line: terms with their fields, exclusions with a minus. */
export const printPlan = ({ fields, excluded, ...group }: SearchPlan): string => {
  const wanted = printedGroup({ ...group, excluded: [] });
  const left = printedGroup({ ...none, excluded });
  return [fields.length && wanted ? `${fields.join('|')}:(${wanted})` : wanted, left]
    .filter((part) => part !== '')
    .join(' ');
};
