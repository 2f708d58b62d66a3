import { writtenParts } from '#contract/queryTokens.ts';
import { combinedWords } from '#web/kit/filters/Combined.tsx';
import { collectionFlags, collectionLabels, regionLabels } from '#web/modules/articles/index.ts';
import type { StatisticsState } from './conditions.ts';
import type { Dimension } from './dimensions.ts';

/** Length of a line in a saved picture, in widths of a Hangul syllable. */
const lineWidth = 70;
const maxNamed = 3;

/** Latin letters and digits are about half as wide as a syllable, spaces and punctuation less. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => {
    if (/[\s.,·'|]/u.test(letter)) return width + 0.35;
    return width + (letter < '\u1100' ? 0.6 : 1);
  }, 0);

/** A text truncated to a width, with an ellipsis if it was cut. */
const cut = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (widthOf(kept) + widthOf(letter) + 1 > width) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
};

const beyond = (all: readonly string[], most: number): string =>
  all.length > most ? ` 외 ${all.length - most}개` : '';

/** Names of the ids in conditions. */
interface CaptionNames {
  ntnId: (id: string) => string;
  mediaId: (id: string) => string;
  /** Name of a compared key. */
  compared: (key: string) => string;
}

interface Captioned {
  dimension: Dimension;
  /** Its compared keys are named only if they narrow the chart. */
  state: StatisticsState;
  names: CaptionNames;
  /** The two dates. */
  period: string;
}

/** The period and all conditions in force in one line, for a saved picture: long lists are truncated first. */
export const captionOf = ({ dimension, state, names, period }: Captioned): string => {
  const collected = collectionFlags.filter((flag) => state[flag] === 'Y');
  const terms = writtenParts(state.searchText);
  const chosen = (name: 'ntnId' | 'mediaId') =>
    name === dimension.condition ? [] : state[name].map((id) => names[name](id));
  const written = (most: number, room: number): string => {
    const of = (label: string, all: readonly string[]): string => {
      const shown = all.slice(0, most).map((name) => cut(name, room));
      return shown.length ? `${label} ${shown.join(', ')}${beyond(all, most)}` : '';
    };
    const searched = (): string => {
      const shown = terms.slice(0, most).map((term) => cut(term, room));
      return combinedWords(shown.join(','), state.multiSearchCnd, beyond(terms, most));
    };
    return [
      period,
      terms.length > 0 && `검색어 ${searched()}`,
      state.lclsfNm && `대분류 ${regionLabels[state.lclsfNm]}`,
      of(dimension.word, state.compare.map(names.compared)),
      of('국가', chosen('ntnId')),
      of('매체', chosen('mediaId')),
      collected.length < collectionFlags.length &&
        `수집 구분 ${collected.map((flag) => collectionLabels[flag]).join(', ') || '선택 없음'}`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const ways = [
    written(Number.POSITIVE_INFINITY, lineWidth),
    written(maxNamed, 24),
    written(1, 16),
    written(1, 8),
  ];
  return ways.find((line) => widthOf(line) <= lineWidth) ?? cut(written(1, 8), lineWidth);
};
