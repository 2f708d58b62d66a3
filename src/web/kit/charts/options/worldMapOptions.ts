import type { FeatureCollection } from 'geojson';
import type { Options } from 'highcharts';
import { chartColors, countryShadeOf, mapColors, shadeStops } from '../chartColors.ts';
import { dokdo, pointPlaces } from '../map/places.ts';
import { type Mark, type Measure, measured, measureLabel } from '../mark.ts';
import { pointOf } from './markPoints.ts';

/** Countries, darker with more articles; places without a shape as dots. */
export const worldMapOptions = (
  marks: readonly Mark[],
  shapes: FeatureCollection,
  measure: Measure,
  counted?: string,
): Options => {
  const most = Math.max(0, ...marks.map((mark) => measured(mark, measure)));
  const outlined = new Set(shapes.features.map((shape) => shape.properties?.['code'] as string | undefined));
  const drawn = marks.filter(({ key }) => outlined.has(key));
  const dots = marks.filter(({ key }) => !outlined.has(key) && pointPlaces.has(key));
  const dotOf = (mark: Mark) => {
    const [lon, lat] = pointPlaces.get(mark.key) ?? [0, 0];
    return { ...pointOf(mark), lon, lat, color: countryShadeOf(measured(mark, measure), most) };
  };
  const korea = marks.find(({ key }) => key === 'KR');
  return {
    chart: {
      map: shapes,
      plotBackgroundColor: mapColors.sea,
      spacing: [0, 0, 0, 0],
      // the countries are there from the first frame: a map that grows out of the sea looks like an empty box
      animation: false,
    },
    mapView: {
      projection: { name: 'EqualEarth', rotation: [-150] },
      padding: [4, 4, 4, 4],
    },
    colorAxis: {
      min: 0,
      max: Math.max(measure === 'count' ? 1 : 0.1, most),
      stops: shadeStops,
      tickPixelInterval: 80,
      labels: {
        format: measure === 'count' ? '{value}건' : '{value}%',
        // the last label may be wider than its section of the scale
        overflow: 'allow',
        style: {
          fontSize: '12px',
          color: chartColors.textSubtle,
          whiteSpace: 'nowrap',
          textOverflow: 'none',
        },
      },
    },
    legend: {
      enabled: true,
      // below the map, beside the buttons, where it covers no country
      align: 'right',
      verticalAlign: 'bottom',
      symbolWidth: 160,
      symbolHeight: 10,
      padding: 8,
      margin: 0,
      // room for the last number, which is below the end of the scale
      x: -16,
    },
    mapNavigation: {
      enabled: true,
      enableMouseWheelZoom: false,
      buttonOptions: {
        align: 'left',
        verticalAlign: 'bottom',
        alignTo: 'spacingBox',
        width: 24,
        height: 24,
        theme: { fill: chartColors.ground, stroke: chartColors.lineStrong },
      },
      buttons: { zoomIn: { x: 8, y: 28 }, zoomOut: { x: 42, y: 28 } },
    },
    series: [
      {
        type: 'map',
        name: measureLabel(measure, counted),
        joinBy: ['code', 'key'],
        nullColor: mapColors.land,
        borderColor: chartColors.lineStrong,
        borderWidth: 0.5,
        allAreas: true,
        animation: false,
        // a country without articles is plain land without a tooltip
        nullInteraction: false,
        data: drawn.map((mark) => ({
          ...pointOf(mark),
          key: mark.key,
          value: measured(mark, measure),
          borderColor: mapColors.outline,
        })),
        states: { hover: { borderColor: chartColors.text, borderWidth: 1.5 } },
      },
      {
        type: 'mappoint',
        name: '작은 나라와 지역',
        marker: { symbol: 'circle', radius: 5, lineColor: chartColors.textSubtle, lineWidth: 0.5 },
        showInLegend: false,
        dataLabels: { enabled: false },
        data: dots.map(dotOf),
      },
      {
        type: 'mappoint',
        name: '독도',
        colorAxis: false,
        marker: { symbol: 'circle', radius: 2, lineColor: chartColors.text, lineWidth: 0.5 },
        showInLegend: false,
        dataLabels: { enabled: false },
        accessibility: { enabled: korea !== undefined },
        data: [
          {
            id: 'dokdo',
            name: '독도 (대한민국)',
            lon: dokdo[0],
            lat: dokdo[1],
            color: chartColors.text,
            custom: korea
              ? { words: `대한민국 ${pointOf(korea).custom?.['words']}`, to: korea.to }
              : { words: '' },
          },
        ],
      },
    ] as NonNullable<Options['series']>,
  };
};
