import type { Options, PointOptionsObject } from 'highcharts';
import { chartColors } from '../chartColors.ts';
import { type Mark, type Measure, measured, measureLabel } from '../mark.ts';
import type { RankedPage } from './drawn.ts';
import { lyingLanguage } from './language.ts';
import { pointOf, valueAxis } from './markPoints.ts';
import { drawColumns, pictureColumns, restWords } from './pictureOptions.ts';

const barOf = (mark: Mark, measure: Measure): PointOptionsObject => ({
  ...pointOf(mark),
  y: measured(mark, measure),
});

/** Height in px of a ranking with this many bars: each bar has a fixed height. */
export const rankingHeight = (bars: number): number => 48 + bars * 30;

/** Room beside the longest bar, in px. */
const roomForNumbers = 70;

/** Bars, longest first. @param page the page of the ranking, if the marks are not all of it */
export const rankingOptions = (
  marks: readonly Mark[],
  measure: Measure,
  page?: RankedPage,
  counted?: string,
): Options => ({
  lang: lyingLanguage,
  chart: { marginRight: roomForNumbers, marginTop: 34 },
  exporting: {
    chartOptions: {
      chart: {
        marginRight: roomForNumbers,
        events: {
          // for the copy that is saved as a picture
          load() {
            const bars = marks.map((mark) => barOf(mark, measure));
            const most = Math.max(0, ...marks.map((mark) => measured(mark, measure)));
            const rest = restWords(
              bars.length,
              page?.total ?? bars.length,
              page?.counter ?? '개',
              page?.first,
            );
            if (rest)
              this.setCaption({ text: [rest, this.options.caption?.text].filter(Boolean).join(' · ') });
            drawColumns(this, pictureColumns(bars), most);
          },
        },
      },
    },
  },
  xAxis: {
    type: 'category',
    lineColor: chartColors.line,
    labels: { style: { fontSize: '14px', color: chartColors.text, textOverflow: 'ellipsis' }, step: 1 },
    accessibility: { description: '순위' },
  },
  yAxis: { ...valueAxis(measure, counted), visible: false },
  series: [
    {
      type: 'bar',
      name: measureLabel(measure, counted),
      color: chartColors.accent,
      pointPadding: 0.08,
      groupPadding: 0.06,
      borderRadius: 3,
      data: marks.map((mark) => barOf(mark, measure)),
      dataLabels: {
        enabled: true,
        format: measure === 'count' ? '{point.y:,.0f}건' : '{point.custom.share}',
        crop: false,
        overflow: 'allow',
        style: { fontSize: '13px' },
      },
    },
  ],
});
