import type { Bar, Figure } from './figures.ts';
import { layOut, number } from './table.ts';

/** A figure as stored in docs/bench. */
export interface KeptFigure {
  name: string;
  unit: Figure['unit'];
  median: number;
  bar?: Bar;
}

/** The stored figures of a measure at one time. */
export interface State {
  /** Short hash of the commit, or a substitute. */
  label: string;
  /** yyyy-MM-dd. */
  day: string;
  figures: readonly KeptFigure[];
}

/** Losses of more than this percentage are marked. */
const maxLoss = 15;

const isMoreBetter = ({ unit, bar }: KeptFigure): boolean =>
  bar?.least !== undefined || unit === '건/s' || unit === '요청/s';

/** The change from one median to the next, such as `+12%`, marked if it is a loss of more than 15 %. */
export const changeOf = (figure: KeptFigure, before: KeptFigure | undefined): string => {
  if (!before || before.unit !== figure.unit || before.median === 0) return '';
  const percent = Math.round((figure.median / before.median - 1) * 100);
  const loss = isMoreBetter(figure) ? -percent : percent;
  return `${percent > 0 ? '+' : ''}${percent}%${loss > maxLoss ? ' ✖' : ''}`;
};

const cellsOf = (name: string, states: readonly State[]): string[] => {
  let before: KeptFigure | undefined;
  return states.flatMap(({ figures }, index) => {
    const figure = figures.find((one) => one.name === name);
    const change = figure ? changeOf(figure, before) : '';
    before = figure ?? before;
    const value = figure ? number(figure.median) : '';
    return index === 0 ? [value] : [value, change];
  });
};

/**
 * The medians of a measure at several times side by side, oldest first, each with its change from the previous one.
 * Figures of the newest time come first, in their order; discontinued ones follow.
 */
export const renderHistory = (states: readonly State[]): string => {
  const known = new Map(
    states.toReversed().flatMap(({ figures }) => figures.map(({ name, unit }) => [name, unit] as const)),
  );
  const heads = (of: (state: State) => string): string[] =>
    states.flatMap((state, index) => (index === 0 ? [of(state)] : [of(state), '']));
  return layOut(
    [
      ['측정', '단위', ...heads(({ label }) => label)],
      ['', '', ...heads(({ day }) => day)],
      ...[...known].map(([name, unit]) => [name, unit, ...cellsOf(name, states)]),
    ],
    (column) => column > 1,
  );
};
