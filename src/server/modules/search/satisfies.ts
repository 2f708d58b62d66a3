import type { Combine } from '#contract/typedQuery.ts';
import type { Steps } from '#server/kernel/clock/steps.ts';
import { type Fact, type FactRow, meetsFact } from './facts/facts.ts';
import { hasExclusions, type NearTerms, type SearchPlan, type TermGroup } from './plan.ts';
import { keywordsOf, type OwnTexts } from './words/articleTokens.ts';
import { type Chunk, isTitlesOnly, type SearchTerm, slotsOf } from './words/searchTerm.ts';
import { areNear, type FoldedText, foldedTexts, occursAny } from './words/termMatch.ts';

/** The texts of an item by search field, and its facts. */
export interface ItemTexts {
  /** Absent for anything but items of the press: no fact is met. */
  facts?: FactRow | undefined;
  title: readonly FoldedText[];
  body: readonly FoldedText[];
  reporter: readonly FoldedText[];
  attachment: readonly FoldedText[];
  /** Its summary and keywords: only searched if no fields are selected. */
  findings: readonly FoldedText[];
}

type Written = Partial<OwnTexts> & { facts?: FactRow };

/** The texts of an item, folded once for any number of plans. @param attachments names and texts of files */
export function* itemTexts(item: Written, attachments: readonly (string | null)[] = []): Steps<ItemTexts> {
  return {
    facts: item.facts,
    title: yield* foldedTexts([item.kornTtl, item.lclanTtl]),
    body: yield* foldedTexts([item.articleTransCn, item.articleCn]),
    reporter: yield* foldedTexts([item.jrnlLclanNm]),
    attachment: yield* foldedTexts(attachments),
    findings: yield* foldedTexts([item.featExtrSmry, ...keywordsOf(item)]),
  };
}

const anywhere = ({ title, body, reporter, attachment, findings }: ItemTexts): FoldedText[] => [
  ...title,
  ...body,
  ...reporter,
  ...attachment,
  ...findings,
];

/** Whether some are met: all of them, or any one. */
function* areMet<One>(
  all: Iterable<One>,
  combine: Combine,
  isMet: (one: One) => Steps<boolean>,
): Steps<boolean> {
  for (const one of all) if ((yield* isMet(one)) === (combine === 'OR')) return combine === 'OR';
  return combine === 'AND';
}

function* isIn(term: SearchTerm, texts: readonly FoldedText[]): Steps<boolean> {
  const slots = slotsOf(term);
  if (slots.length === 0) return false;
  return yield* areMet(slots, 'AND', function* ({ typed, others }) {
    return (
      (yield* areMet(typed, 'AND', (chunk) => occursAny([chunk], texts))) || (yield* occursAny(others, texts))
    );
  });
}

function* hasTerm(term: SearchTerm, fields: SearchPlan['fields'], texts: ItemTexts): Steps<boolean> {
  if (term.field) return yield* isIn(term, texts[term.field]);
  if (isTitlesOnly(term)) return yield* isIn(term, texts.title);
  if (fields.length === 0) return yield* isIn(term, anywhere(texts));
  return yield* areMet(fields, 'OR', (field) => isIn(term, texts[field]));
}

/** Chunks of which any one fills the only place of a term. */
const chunksOf = (term: SearchTerm): Chunk[] =>
  slotsOf(term).flatMap(({ typed, others }) => [...typed, ...others]);

function* hasNear(
  { terms: [one, other], distance, field }: NearTerms,
  fields: SearchPlan['fields'],
  texts: ItemTexts,
): Steps<boolean> {
  const named = field ? [field] : fields;
  const within = named.length ? named.flatMap((name) => texts[name]) : anywhere(texts);
  for (const text of within) if (yield* areNear(chunksOf(one), chunksOf(other), distance, text)) return true;
  return false;
}

const hasFact = (fact: Fact, { facts }: ItemTexts): boolean => facts !== undefined && meetsFact(fact, facts);

/** Whether attachments could change the result for an item's own texts. */
export const searchesAttachments = (plan: SearchPlan): boolean =>
  hasExclusions(plan) ||
  plan.fields.length === 0 ||
  plan.fields.includes('attachment') ||
  namesAttachments(plan);

const namesAttachments = ({ terms, nears, groups }: TermGroup): boolean =>
  [...terms, ...nears].some(({ field }) => field === 'attachment') || groups.some(namesAttachments);

function* isMet(
  { terms, nears, facts, groups, combine, excluded, excludedFacts }: TermGroup,
  fields: SearchPlan['fields'],
  texts: ItemTexts,
): Steps<boolean> {
  const queries = [
    ...terms.map((term) => () => hasTerm(term, fields, texts)),
    ...nears.map((near) => () => hasNear(near, fields, texts)),
    ...groups.map((group) => () => isMet(group, fields, texts)),
  ];
  if (excludedFacts.some((fact) => hasFact(fact, texts))) return false;
  const met = facts.filter((fact) => hasFact(fact, texts)).length;
  if (combine === 'AND' && met < facts.length) return false;
  const isWanted =
    (combine === 'OR' && met > 0) ||
    (queries.length === 0 && facts.length === met) ||
    (queries.length > 0 && (yield* areMet(queries, combine, (query) => query())));
  return isWanted && !(yield* areMet(excluded, 'OR', (term) => hasTerm(term, [], texts)));
}

/** Whether an item matches the plan. @param attachments names and texts of files */
export function* satisfies(
  plan: SearchPlan,
  item: Written,
  attachments: readonly (string | null)[] = [],
): Steps<boolean> {
  return yield* satisfiedBy(plan, yield* itemTexts(item, attachments));
}

/** Whether texts match the plan. */
export const satisfiedBy = (plan: SearchPlan, texts: ItemTexts): Steps<boolean> =>
  isMet(plan, plan.fields, texts);
