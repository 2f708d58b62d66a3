import type { Options } from 'highcharts';
import { chartColors, classColorOf } from '../chartColors.ts';
import { type Mark, measureLabel } from '../mark.ts';
import { pointOf } from './markPoints.ts';

/** Classes as parts of a whole: the angle is the value, the radius follows it. */
export const variablePieOptions = (marks: readonly Mark[], counted?: string): Options => ({
  legend: {
    enabled: true,
    labelFormat: '{name} {custom.share}',
    itemStyle: { fontSize: '13px', fontWeight: '400', color: chartColors.text },
    itemMarginBottom: 2,
    symbolRadius: 2,
  },
  series: [
    {
      type: 'variablepie',
      name: measureLabel('count', counted),
      showInLegend: true,
      innerSize: '20%',
      minPointSize: '25%',
      zMin: 0,
      borderColor: chartColors.ground,
      borderWidth: 2,
      data: marks.map((mark) => ({
        ...pointOf(mark),
        y: mark.count,
        z: mark.count,
        color: classColorOf(mark.key),
      })),
      dataLabels: { enabled: false },
    },
  ],
});
