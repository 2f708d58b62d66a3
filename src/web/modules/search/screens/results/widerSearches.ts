import { objectParticle } from '#contract/particles.ts';
import { isOperator } from '#contract/queryTokens.ts';
import { hasSeveral } from '#contract/terms.ts';
import type { SearchChip } from '../query/searchChips.ts';
import { changed, type SearchConditions } from '../query/searchConditions.ts';

/** Another search for someone whose own found nothing. */
interface WiderSearch {
  words: string;
  conditions: SearchConditions;
}

/** Conditions that are tried one by one: more would be many requests for one empty page. */
const maxDropped = 4;

/** Two or more plain words, which a text needs all of; with operators or quotes the writer said what they want. */
const plainWords = (searchText: string): string[] => {
  const words = searchText.trim().split(/\s+/u);
  const isPlain = words.length > 1 && words.every((word) => /^[\p{L}\p{N}·-]+$/u.test(word));
  return isPlain && !words.some((word) => word.startsWith('-') || isOperator(word)) ? words : [];
};

/** The search in which any of the words suffices; undefined if there is one word, or it is that search already. */
export const anyOf = (conditions: SearchConditions): SearchConditions | undefined => {
  const { searchText, multiSearchCnd } = conditions;
  if (hasSeveral(searchText))
    return multiSearchCnd === 'AND' ? changed(conditions, { multiSearchCnd: 'OR' }) : undefined;
  const words = plainWords(searchText);
  return words.length > 0 ? changed(conditions, { searchText: words.join(' OR ') }) : undefined;
};

/**
 * The searches worth trying, in this order: what may have been meant, any of the words, and each condition left out.
 * @param spellings what the words may have been meant to be
 */
export const widerSearches = (
  conditions: SearchConditions,
  chips: readonly SearchChip[],
  spellings: readonly string[],
): WiderSearch[] => {
  const any = anyOf(conditions);
  const byName = [...Map.groupBy(chips, ({ key }) => key.split(':')[0])].flatMap(([, [first, ...others]]) =>
    first && others.length === 0 ? [first] : [],
  );
  return [
    ...spellings.map((searchText) => ({
      words: `‘${searchText}’${objectParticle(searchText)} 찾으셨나요?`,
      conditions: changed(conditions, { searchText }),
    })),
    ...(any ? [{ words: '하나라도 찾기', conditions: any }] : []),
    ...byName.slice(0, maxDropped).map(({ name, text, without }) => ({
      words: `${name} ‘${text}’ 빼기`,
      conditions: without,
    })),
  ];
};
