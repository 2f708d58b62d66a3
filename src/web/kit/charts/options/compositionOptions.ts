import type { Options } from 'highcharts';
import { unclassified } from '#contract/list.ts';
import { percentOf } from '#contract/shares.ts';
import { chartColors, classColorOf } from '../chartColors.ts';
import type { PartMark, Series } from '../mark.ts';
import { chartName } from '../names.ts';
import { lyingLanguage } from './language.ts';
import { pointOf } from './markPoints.ts';

/** The classes of all groups, largest total first; what has no class is the last. */
export const partsOf = (marks: readonly PartMark[]): Series[] => {
  const sums = new Map<string, { label: string; count: number }>();
  for (const { key, label, count } of marks)
    sums.set(key, { label, count: count + (sums.get(key)?.count ?? 0) });
  return [...sums]
    .toSorted(
      ([key, one], [other, { count }]) =>
        Number(key === unclassified.key) - Number(other === unclassified.key) || count - one.count,
    )
    .map(([key, { label }]) => ({ key, label }));
};

/** The composition of several groups: a bar of 100 % for each, one below another. */
export const compositionOptions = (marks: readonly PartMark[], groups: readonly Series[]): Options => {
  const found = new Map(marks.map((mark) => [`${mark.group} ${mark.key}`, mark]));
  return {
    lang: lyingLanguage,
    chart: { type: 'bar', marginRight: 16, marginTop: 34 },
    legend: {
      enabled: true,
      reversed: false,
      itemStyle: { fontSize: '13px', fontWeight: '400', color: chartColors.text },
      itemMarginBottom: 2,
      symbolRadius: 2,
    },
    xAxis: {
      categories: groups.map(({ label }) => chartName(label)),
      lineColor: chartColors.line,
      labels: { style: { fontSize: '14px', color: chartColors.text, textOverflow: 'ellipsis' } },
      accessibility: { description: '비교 대상' },
    },
    yAxis: {
      title: { text: undefined },
      reversedStacks: false,
      min: 0,
      max: 100,
      endOnTick: false,
      tickInterval: 20,
      gridLineColor: chartColors.grid,
      labels: { format: '{value}%', style: { fontSize: '13px', color: chartColors.textSubtle } },
      accessibility: { description: '점유율' },
    },
    tooltip: { pointFormat: '<b>{point.category}</b> {series.name}<br/>{point.custom.words}' },
    accessibility: {
      point: { descriptionFormat: '{point.category}, {series.name}, {point.custom.words}' },
    },
    plotOptions: {
      bar: {
        stacking: 'normal',
        groupPadding: 0.08,
        pointPadding: 0.06,
        borderColor: chartColors.ground,
        borderWidth: 1,
      },
    },
    series: partsOf(marks).map(({ key, label }) => ({
      type: 'bar' as const,
      id: key,
      name: chartName(label),
      color: classColorOf(key),
      data: groups.map((group) => {
        const mark = found.get(`${group.key} ${key}`);
        return mark
          ? { ...pointOf(mark), id: `${group.key} ${key}`, y: percentOf(mark.share) }
          : { id: `${group.key} ${key}`, y: null };
      }),
    })) as NonNullable<Options['series']>,
  };
};
