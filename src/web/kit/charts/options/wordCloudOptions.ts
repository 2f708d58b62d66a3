import type { Options } from 'highcharts';
import { conditionConstants } from '#contract/conditionConstants.ts';
import { wordColors } from '../chartColors.ts';
import { type Mark, measureLabel } from '../mark.ts';
import { chartFont } from './baseOptions.ts';
import { pointOf } from './markPoints.ts';

/** Maximum number of words: more are not read, and on a phone they would have no room. */
const maxWords = conditionConstants.defaults.dashboard.wordCloudSize;

/** The words, sized by frequency; `words/fittedWords.ts` places them. */
export const wordCloudOptions = (marks: readonly Mark[], counted?: string): Options => ({
  chart: { marginTop: 34 },
  series: [
    {
      type: 'wordcloud',
      name: measureLabel('count', counted),
      colors: [...wordColors],
      // our own names, which the types do not know
      placementStrategy: 'laidOut' as never,
      spiral: 'none' as never,
      style: { fontFamily: chartFont, fontWeight: '700' },
      data: marks.slice(0, maxWords).map((mark) => ({ ...pointOf(mark), weight: mark.count })),
    },
  ],
});
