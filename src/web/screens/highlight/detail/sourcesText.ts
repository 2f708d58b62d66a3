import { countText, grouped } from '#contract/countText.ts';
import { asObject } from '#contract/particles.ts';
import type { Source } from './clusterRecord.ts';

interface Counted {
  /** What they are called: 매체, 국가. */
  head: string;
  /** What they are counted in: 곳, 개국. */
  unit: string;
}

export interface SourcesText {
  /** Those that are known, most first. */
  known: readonly Source[];
  /** Whether each brought as many: bars would say nothing. */
  isEven: boolean;
  /** What is said in place of bars: of the only source behind its name, else as a whole; empty where there are bars. */
  sentence: string;
  /** How many articles have none that is known; empty if there are none. */
  unknown: string;
}

/** What is said of the sources of a highlight. Articles without one are no source: they are told apart. */
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
