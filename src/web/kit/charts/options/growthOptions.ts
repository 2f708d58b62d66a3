import type { Options } from 'highcharts';
import { byteText } from '#contract/byteText.ts';
import { grouped } from '#contract/countText.ts';
import { chartColors } from '../chartColors.ts';
import { axisDaysOf, daysOf, type Growth, wholeOn } from '../growth.ts';
import { chartName } from '../names.ts';

const text = { fontSize: '13px', color: chartColors.textSubtle };

/** Stacked daily series: the upper edge is their total. */
export const growthOptions = (growth: Growth): Options => {
  const days = axisDaysOf(growth);
  const noted = new Set(daysOf(growth));
  const most = Math.max(0, ...days.map((day) => wholeOn(growth, day)));
  // in whole units the grid lines fall on round numbers
  const unit = most < 2 ** 30 ? { bytes: 2 ** 20, name: 'MB' } : { bytes: 2 ** 30, name: 'GB' };
  const every = (labels: number): number => Math.max(1, Math.ceil(days.length / labels));
  return {
    legend: {
      enabled: true,
      align: 'left',
      verticalAlign: 'top',
      margin: 12,
      itemStyle: { fontSize: '14px', fontWeight: '400', color: chartColors.text },
    },
    chart: { marginRight: 16 },
    xAxis: {
      categories: days.map((day) => day.slice(2).replaceAll('-', '.')),
      lineColor: chartColors.line,
      tickLength: 0,
      tickInterval: every(10),
      labels: { rotation: 0, style: text },
      crosshair: { color: chartColors.line },
      accessibility: { description: '날짜' },
    },
    yAxis: {
      title: { text: undefined },
      min: 0,
      gridLineColor: chartColors.grid,
      labels: { formatter: ({ value }) => `${grouped(Number(value))}${unit.name}`, style: text },
      accessibility: { description: '크기' },
    },
    responsive: {
      rules: [{ condition: { maxWidth: 500 }, chartOptions: { xAxis: { tickInterval: every(4) } } }],
    },
    plotOptions: { series: { stacking: 'normal', cursor: 'default' } },
    tooltip: { pointFormat: '<b>{series.name}</b> {point.name}<br/>{point.custom.words}' },
    accessibility: { point: { descriptionFormat: '{series.name}, {point.name}, {point.custom.words}' } },
    series: growth.series.map(({ key, label }) => ({
      type: noted.size > 2 ? ('area' as const) : ('column' as const),
      id: key,
      name: chartName(label),
      lineWidth: 2,
      fillOpacity: 0.25,
      marker: { enabled: days.length <= 31, radius: 3 },
      data: days.map((day, index) => {
        const bytes = growth.marks.find((mark) => mark.key === key && mark.date === day)?.bytes;
        // no measurement: a gap
        if (bytes === undefined) return { id: `${key} ${day}`, name: day, y: null };
        const point = {
          id: `${key} ${day}`,
          name: day,
          y: bytes / unit.bytes,
          custom: { words: byteText(bytes) },
        };
        // between gaps no line is visible, so the point gets a marker
        const isAlone = ![days[index - 1], days[index + 1]].some((near) => near && noted.has(near));
        return isAlone ? { ...point, marker: { enabled: true } } : point;
      }),
    })) as NonNullable<Options['series']>,
  };
};
