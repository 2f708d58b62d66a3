import type { PointOptionsObject } from 'highcharts';
import { shareText } from '#contract/shares.ts';
import { chartColors } from '../chartColors.ts';
import { type Mark, type Measure, markText, measureLabel } from '../mark.ts';
import { chartName } from '../names.ts';

/**
 * A mark as a chart point: with its key as id, the address of its list, and its name unaltered. Its share is the
 * server's, since Highcharts would compute that of the points shown.
 */
export const pointOf = (mark: Mark): PointOptionsObject => ({
  id: mark.key,
  name: chartName(mark.label),
  custom: { words: markText(mark), share: shareText(mark.share), to: mark.to },
});

const unit: Record<Measure, string> = { count: '{value}건', share: '{value}%' };

/** The axis of the values; `counted` is what they count. */
export const valueAxis = (measure: Measure, counted?: string) => ({
  title: { text: undefined },
  min: 0,
  allowDecimals: measure === 'share',
  gridLineColor: chartColors.grid,
  labels: { format: unit[measure], style: { fontSize: '13px', color: chartColors.textSubtle } },
  accessibility: { description: measureLabel(measure, counted) },
});
