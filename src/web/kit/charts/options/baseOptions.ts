import type { Options } from 'highcharts';
import { chartConstants as charts } from '#contract/chartConstants.ts';
import { chartColors, seriesColors } from '../chartColors.ts';
import { literal } from '../names.ts';
import { type PictureWords, pictureSize, pictureTexts } from './pictureOptions.ts';

/** An exported picture cannot reach the page's fonts by their variable, so families stand here by name. */
export const chartFont =
  '"PretendardGOV", "Pretendard", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

/** Sections that a screen reader finds before the chart, as the specification lists them. */
const beforeChart = {
  title: '<p>{chartTitle}</p>',
  subtitle: '<p>{chartSubtitle}</p>',
  longDescription: '<p>{chartLongdesc}</p>',
  xAxisDescription: '<p>{xAxisDescription}</p>',
  yAxisDescription: '<p>{yAxisDescription}</p>',
} as const;

const fileNameOf = (words: string): string => words.replace(/[\\/:*?"<>|\s]+/g, '_');

/** What all charts have in common: our clothes, the specification's constants, Korean words. */
export const baseOptions = (words: PictureWords, isStill: boolean): Options => {
  const { title, subtitle, finding } = words;
  const animation = isStill ? false : { duration: 300 };
  return {
    chart: {
      backgroundColor: chartColors.ground,
      animation,
      spacing: [8, 8, 8, 8],
      style: { fontFamily: chartFont, fontSize: '14px' },
    },
    colors: [...seriesColors],
    credits: { enabled: charts.credits },
    // the heading of the panel says it on the screen; listeners and exported pictures have it from here
    title: { text: literal(title), floating: true, style: { opacity: 0, fontSize: '1px' } },
    legend: { enabled: false },
    tooltip: {
      animation: !isStill,
      headerFormat: '',
      pointFormat: '<b>{point.name}</b><br/>{point.custom.words}',
      backgroundColor: chartColors.ground,
      borderColor: chartColors.lineStrong,
      borderRadius: 6,
      style: { fontSize: '14px', color: chartColors.text },
    },
    plotOptions: {
      series: {
        animation,
        cursor: 'pointer',
        // Korean labels lose their first glyph to the outline
        dataLabels: { style: { textOutline: 'none', fontWeight: '400', color: chartColors.text } },
        states: { inactive: { opacity: 0.5 } },
      },
    },
    accessibility: {
      enabled: charts.accessibility,
      announceNewData: { enabled: charts.announceNewData },
      description: [literal(`${title}, ${subtitle}.`), literal(finding), charts.description]
        .filter(Boolean)
        .join(' '),
      landmarkVerbosity: 'disabled',
      // ours are drawn on a ground of their own, and theirs would leave all countries white; its type forgets that
      // it may be off
      highContrastMode: false as never,
      point: {
        valueSuffix: charts.pointValueFormat.replace('{value}', ''),
        descriptionFormat: '{point.name}, {point.custom.words}',
      },
      screenReaderSection: {
        beforeChartFormat: charts.screenReaderSection.map((section) => beforeChart[section]).join(''),
        afterChartFormat: '',
      },
    },
    navigation: {
      menuStyle: { border: `1px solid ${chartColors.lineStrong}`, borderRadius: '6px', padding: '4px' },
      menuItemStyle: { padding: '8px 12px', fontSize: '14px', color: chartColors.text },
      menuItemHoverStyle: { background: chartColors.hover },
    },
    exporting: {
      enabled: charts.exporting,
      fallbackToExportServer: charts.exportServerFallback,
      filename: fileNameOf(`${title}_${subtitle}`),
      type: 'image/png',
      // only documents would need it, and there are none; without it every chart complains
      libURL: '/',
      scale: pictureSize.scale,
      sourceWidth: pictureSize.width,
      sourceHeight: pictureSize.height,
      buttons: {
        contextButton: {
          ...charts.exportButton,
          y: 0,
          menuItems: [...charts.exportMenu],
          titleKey: 'contextButtonTitle',
          symbolStroke: chartColors.textSubtle,
          theme: { fill: chartColors.ground, stroke: chartColors.line, 'stroke-width': 1, r: 4 },
        },
      },
      chartOptions: pictureTexts(words),
    },
  } as Options;
};
