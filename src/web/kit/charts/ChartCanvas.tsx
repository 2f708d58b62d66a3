import type { FeatureCollection } from 'geojson';
import type { Options, Point } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import 'highcharts/esm/modules/exporting.js';
import 'highcharts/esm/modules/offline-exporting.js';
import HighchartsReact from 'highcharts-react-official';
import { type FocusEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useAppearance } from '../appearance/appearance.ts';
import styles from './chart.module.css';
import { baseOptions } from './options/baseOptions.ts';
import { type ChartKind, type Drawing, drawn } from './options/drawn.ts';
import { chartLanguage } from './options/language.ts';
import type { PictureWords } from './options/pictureOptions.ts';
import { scaledTexts } from './options/scaledTexts.ts';
import { withoutVariables } from './options/withoutVariables.ts';

/** Applies our texts and colours; called again when a chart kind has loaded defaults of its own. */
const dress = (): void => {
  Highcharts.setOptions(withoutVariables(Highcharts.getOptions()) as Options);
};
Highcharts.setOptions({ lang: chartLanguage, palette: { injectCSS: false } } as Options);
dress();

const nothing = Promise.resolve(undefined);

/** Loaders of the modules that a chart kind needs besides the core; each runs once. */
const loaders: Record<ChartKind, () => Promise<FeatureCollection | undefined>> = {
  variablePie: async () => void (await import('highcharts/esm/modules/variable-pie.js')),
  wordCloud: async () => void (await import('./words/fittedWords.ts')),
  treemap: async () => void (await import('highcharts/esm/modules/treemap.js')),
  worldMap: async () => {
    const [shapes] = await Promise.all([
      import('./map/worldShapes.ts').then(({ loadWorldShapes }) => loadWorldShapes()),
      import('highcharts/esm/modules/map.js'),
    ]);
    return shapes;
  },
  ranking: () => nothing,
  composition: () => nothing,
  growth: () => nothing,
  daily: () => nothing,
};
const loaded = new Map<ChartKind, Promise<FeatureCollection | undefined>>();

/** Loads the modules that a chart kind needs besides the core. @returns the world shapes, for a map */
export const ready = (kind: ChartKind): Promise<FeatureCollection | undefined> => {
  const known =
    loaded.get(kind) ??
    loaders[kind]().then((shapes) => {
      dress();
      return shapes;
    });
  loaded.set(kind, known);
  // after a lost connection the next chart loads it again, without a reload of the page
  known.catch(() => loaded.delete(kind));
  return known;
};

/** The React wrapper is CommonJS: its default export depends on the bundler. */
const HighchartsChart = ((HighchartsReact as unknown as { default?: unknown }).default ??
  HighchartsReact) as typeof HighchartsReact;

const merged = (...options: Options[]): Options => Highcharts.merge({}, ...options) as Options;

/** Highcharts does not declare which of its parts has the focus. */
interface FocusedChart {
  renderTo: HTMLElement;
  focusElement?: { removeFocusBorder: () => void } | undefined;
}

/** Lets go of the focus that has left the chart: Highcharts takes it back when it draws the chart again. */
const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  // it comes back to the same part when only the window was left
  const isInside = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
  const charts = Highcharts.charts as unknown as (FocusedChart | undefined)[];
  const chart = charts.find((one) => one?.renderTo === currentTarget);
  if (isInside || !chart?.focusElement) return;
  chart.focusElement.removeFocusBorder();
  chart.focusElement = undefined;
};

const container = { className: styles.canvas, onBlur };

/** The factor of the text size that the user has chosen. */
const textScale = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--text-scale')) || 1;

/** Scales the texts; tiles and words of a cloud keep the size given by their numbers. */
const inSize = ({ series, exporting, ...rest }: Options, { kind }: Drawing, scale: number): Options => ({
  ...(scaledTexts(rest, scale) as Options),
  ...(series && {
    series: kind === 'treemap' ? series : (scaledTexts(series, scale) as typeof series),
  }),
  // a saved picture has its own size
  ...(exporting && { exporting }),
});

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface ChartCanvasProps extends PictureWords {
  drawing: Drawing;
  /** The world shapes, for a map. */
  shapes?: FeatureCollection | undefined;
  /** Called with the address of a mark's list. Must be stable, like `onHot`, or the chart is redrawn. */
  onOpen: (to: string) => void;
  /** Key of the mark that the pointer is on, here or in the table beside it. */
  hot?: string | undefined;
  onHot?: ((key: string | undefined) => void) | undefined;
}

const toOf = (point: Point): string | undefined => (point.options as { custom?: { to?: string } }).custom?.to;

const useHot = (canvas: RefObject<HighchartsReact.RefObject | null>, hot: string | undefined): void => {
  useEffect(() => {
    const point = hot === undefined ? undefined : (canvas.current?.chart?.get(hot) as Point | undefined);
    if (!point?.setState) return;
    point.setState('hover');
    return () => {
      // the chart may have been redrawn or destroyed
      if (point.series) point.setState('');
    };
  }, [canvas, hot]);
};

/** The chart itself; loaded only on screens with a chart. */
export const ChartCanvas = (props: ChartCanvasProps) => {
  const { title, subtitle, finding, source, drawing, shapes, onOpen, hot, onHot } = props;
  // never in a chart callback: a saved picture is drawn by a copy, which would call it too and is destroyed afterwards
  const canvas = useRef<HighchartsReact.RefObject>(null);
  useHot(canvas, hot);

  // another text size needs another drawing
  useAppearance((appearance) => appearance.textSize);
  const scale = textScale();

  const options = useMemo(
    () =>
      merged(
        inSize(baseOptions({ title, subtitle, finding, source }, isStill()), drawing, scale),
        inSize(drawn(drawing, shapes), drawing, scale),
        {
          plotOptions: {
            series: {
              point: {
                events: {
                  click() {
                    const to = toOf(this);
                    if (to) onOpen(to);
                  },
                  mouseOver() {
                    onHot?.((this.options as { id?: string }).id);
                  },
                  mouseOut() {
                    onHot?.(undefined);
                  },
                },
              },
            },
          },
        },
      ),
    [title, subtitle, finding, source, drawing, shapes, onOpen, onHot, scale],
  );

  // every property is stable until the drawing changes: pointing at a mark must not redraw the chart
  return (
    <HighchartsChart
      highcharts={Highcharts}
      options={options}
      constructorType={drawing.kind === 'worldMap' ? 'mapChart' : 'chart'}
      immutable
      ref={canvas}
      containerProps={container}
    />
  );
};
