import { and, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { policyOf } from '#server/kernel/crud/policies.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { isTermExact } from '../plan.ts';
import { factsWhere } from '../query/articleConditions.ts';
import { type ByKind, narrowed, type OfKind } from './byKind.ts';
import type { Base } from './countHits.ts';
import { factsBehindWords, type WordsFirst } from './factsBehindWords.ts';
import { excludedWhere, wantedWhere } from './planWhere.ts';
import type { FacetRequest } from './searchIndex.ts';
import type { RowSource } from './withPlannerSettings.ts';

/** The conditions of a request besides its words, in several forms. */
export const basesOf = (catalogue: Catalogue, wordsFirst: WordsFirst | undefined) => {
  const visible = (kind: ItemKind, { caller }: FacetRequest) =>
    visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller);

  /** All conditions except the words. */
  const exceptWords = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind =>
    kinds.map((kind) => ({ kind, where: and(visible(kind, request), factsWhere(request.facts)) }));

  /** `exceptWords` for counting all hits. */
  const exceptWordsForAll = async (request: FacetRequest, kinds: readonly ItemKind[]): Promise<Base> => {
    const facts = factsWhere(request.facts);
    const alone = { some: exceptWords(request, kinds), rowSource: facts ? 'facts' : 'nothing' } as const;
    if (!facts) return { alone, withWords: { some: alone.some, rowSource: 'words' } };
    // exclusions require checking rows, so the conditions that leave fewest rows should be the row source
    const words = request.plan.excluded.length > 0 ? undefined : wantedWhere(request.plan);
    const some: OfKind[] = [];
    let rowSource: RowSource = 'words';
    for (const kind of kinds) {
      const own = visible(kind, request);
      const { facts: asked, areBehind } = await factsBehindWords(own, facts, words, wordsFirst);
      some.push({ kind, where: and(own, asked) });
      if (!areBehind) rowSource = 'any';
    }
    return { alone, withWords: { some, rowSource } };
  };

  /** All conditions except the wanted words, with the exclusions that the index alone decides. */
  const remaining = (request: FacetRequest, kinds: readonly ItemKind[]): ByKind => {
    const left = excludedWhere(request.plan.excluded.filter(isTermExact));
    return narrowed(exceptWords(request, kinds), left && sql`(${left}) is not true`);
  };

  /** Whether there are no conditions besides the words: neither filters nor restrictions on what the caller may see. */
  const isPlain = ({ facts, caller }: FacetRequest, kinds: readonly ItemKind[]): boolean =>
    factsWhere(facts) === undefined &&
    kinds.every((kind) => {
      const spec = entityOf(catalogue, kind);
      return policyOf(spec)?.scope(caller, sourceOf(catalogue, spec)) === undefined;
    });

  return { exceptWords, exceptWordsForAll, isPlain, remaining };
};
