import type { LangOptions } from 'highcharts';
import { chartConstants } from '#contract/chartConstants.ts';

const { labels } = chartConstants;

/** Series types of our charts, and those that Highcharts has English words of its own for. */
const seriesTypes = ['default', 'line', 'column', 'bar', 'pie', 'map', 'area'];

/** Texts of a chart whose bars lie: its first axis is the vertical one. */
export const lyingLanguage: LangOptions = {
  accessibility: {
    axis: {
      xAxisDescriptionSingular: '세로축은 {names[0]}입니다.',
      yAxisDescriptionSingular: '가로축은 {names[0]}입니다.',
    },
  },
};

/** Highcharts' own texts, in Korean. */
export const chartLanguage: LangOptions = {
  loading: '불러오는 중입니다.',
  noData: '조회된 결과가 없습니다.',
  contextButtonTitle: labels.menu,
  downloadPNG: labels.downloadPNG,
  resetZoom: '처음 크기로',
  resetZoomTitle: '처음 크기로',
  zoomIn: '확대',
  zoomOut: '축소',
  decimalPoint: '.',
  thousandsSep: ',',
  accessibility: {
    chartContainerLabel: `{title} ${labels.chart}`,
    defaultChartTitle: labels.chart,
    graphicContainerLabel: '',
    svgContainerLabel: labels.chart,
    svgContainerTitle: '',
    drillUpButton: '위로',
    credits: '',
    thousandsSep: ',',
    announceNewData: {
      newDataAnnounce: '차트 내용이 바뀌었습니다.',
      newSeriesAnnounceSingle: '계열이 더해졌습니다: {seriesDesc}',
      newPointAnnounceSingle: '값이 더해졌습니다: {pointDesc}',
      newSeriesAnnounceMultiple: '차트에 계열이 더해졌습니다: {seriesDesc}',
      newPointAnnounceMultiple: '차트에 값이 더해졌습니다: {pointDesc}',
    },
    axis: {
      xAxisDescriptionSingular: '가로축은 {names[0]}입니다.',
      yAxisDescriptionSingular: '세로축은 {names[0]}입니다.',
      xAxisDescriptionPlural: '가로축이 {numAxes}개 있습니다.',
      yAxisDescriptionPlural: '세로축이 {numAxes}개 있습니다.',
      rangeFromTo: '{rangeFrom}부터 {rangeTo}까지',
      rangeCategories: '항목 {numCategories}개',
      timeRangeDays: '{range}일',
    },
    exporting: {
      chartMenuLabel: labels.menu,
      menuButtonLabel: labels.menu,
    },
    legend: {
      legendItem: '{itemName} 보이기 또는 숨기기',
      legendLabel: '범례: {legendTitle}',
      legendLabelNoTitle: '범례',
    },
    screenReaderSection: {
      beforeRegionLabel: '',
      afterRegionLabel: '',
      endOfChartMarker: '',
    },
    zoom: {
      mapZoomIn: '지도 확대',
      mapZoomOut: '지도 축소',
      resetZoomButton: '처음 크기로',
    },
    series: {
      // alone and beside series of other types
      summary: Object.fromEntries(
        seriesTypes.flatMap((type) => [type, `${type}Combination`]).map((key) => [key, '{series.name}']),
      ),
      description: '{description}',
      nullPointValue: '값 없음',
      pointAnnotationsDescription: '',
    },
    chartTypes: {
      emptyChart: '빈 차트',
      mapTypeDescription: '세계 지도',
      unknownMap: '지도',
      combinationChart: '',
      defaultSingle: '{numPoints}개 값',
      defaultMultiple: '{numSeries}개 계열',
      barSingle: '막대 {numPoints}개',
      barMultiple: '막대 계열 {numSeries}개',
      columnSingle: '막대 {numPoints}개',
      columnMultiple: '막대 계열 {numSeries}개',
      lineSingle: '점 {numPoints}개를 이은 선',
      lineMultiple: '선 {numSeries}개',
      pieSingle: '조각 {numPoints}개',
      pieMultiple: '원 {numSeries}개',
    },
  },
} as LangOptions;
