import { countText, grouped } from '#contract/countText.ts';
import { asObject } from '#contract/particles.ts';
import type { Source } from './clusterRecord.ts';

interface Counted {
  /** What the sources are called: 매체, 국가. */
  head: string;
  /** Korean counter of the sources: 곳, 개국. */
  unit: string;
}

export interface SourcesText {
  /** Known sources, most articles first. */
  known: readonly Source[];
  /** True if all have the same number: bars would say nothing. */
  isEven: boolean;
  /** Sentence shown instead of bars: after the name of a single source, else for all; empty if there are bars. */
  sentence: string;
  /** The number of articles without a known source, in words; empty if there are none. */
  unknown: string;
}

/** Texts on the sources of a highlight. Articles without a source are reported separately. */
export const sourcesText = (sources: readonly Source[], { head, unit }: Counted): SourcesText => {
  const known = sources.filter(({ key }) => key !== '');
  const without = sources.find(({ key }) => key === '')?.count ?? 0;
  const [first] = known;
  const isEven = known.every(({ count }) => count === first?.count);
  const each = countText(first?.count ?? 0);
  const ofOne = without > 0 ? `에서 ${each}이 나왔습니다.` : `에서 ${each}이 모두 나왔습니다.`;
  const ofSeveral = `${grouped(known.length)}${unit}에서 ${each}씩 나왔습니다.`;
  return {
    known,
    isEven,
    sentence: !first || !isEven ? '' : known.length === 1 ? ofOne : ofSeveral,
    unknown: without > 0 ? `${asObject(head)} 알 수 없는 기사 ${countText(without)}` : '',
  };
};
