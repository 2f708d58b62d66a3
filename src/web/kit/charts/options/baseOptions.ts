import type { Options } from 'highcharts';
import { chartConstants as charts } from '#contract/chartConstants.ts';
import { chartColors, seriesColors } from '../chartColors.ts';
import { literal } from '../names.ts';
import { type PictureWords, pictureSize, pictureTexts } from './pictureOptions.ts';

/** Font families by name: an exported picture cannot resolve the page's font variable. */
export const chartFont =
  '"PretendardGOV", "Pretendard", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

/** Sections that a screen reader finds before the chart, as listed in the specification. */
const beforeChart = {
  title: '<p>{chartTitle}</p>',
  subtitle: '<p>{chartSubtitle}</p>',
  longDescription: '<p>{chartLongdesc}</p>',
  xAxisDescription: '<p>{xAxisDescription}</p>',
  yAxisDescription: '<p>{yAxisDescription}</p>',
} as const;

const fileNameOf = (words: string): string => words.replace(/[\\/:*?"<>|\s]+/g, '_');

/** Options common to all charts: our styles, the specification's constants, Korean texts. */
export const baseOptions = (words: PictureWords, isStill: boolean): Options => {
  const { title, subtitle } = words;
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
    // on the screen the heading of the panel shows it; screen readers and exported pictures take it from here
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
      // without the finding, which stands above the chart and would be read twice
      description: `${literal(`${title}, ${subtitle}.`)} ${charts.description}`,
      landmarkVerbosity: 'disabled',
      // our charts have a ground of their own, and Highcharts' mode would leave all countries white; the type does not
      // know that it can be off
      highContrastMode: false as never,
      point: {
        valueSuffix: charts.pointValueFormat.replace('{value}', ''),
        descriptionFormat: '{point.name}, {point.custom.words}',
        // of 176 countries, say, only those with articles are read
        describeNull: false,
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
      // needed for document formats only, which we do not offer; without it every chart logs a complaint
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
