import { countText, grouped } from '#contract/countText.ts';
import { asSubject, fittingParticle } from '#contract/particles.ts';
import { isUnclassified, shareText } from '#contract/shares.ts';
import { growthFinding } from './growth.ts';
import { type DayMark, type Mark, type Measure, measured } from './mark.ts';
import { counterOf, isolated, withoutSigns } from './names.ts';
import type { Drawing } from './options/drawn.ts';

interface Figure {
  key: string;
  label: string;
  value: number;
}

/** The wording of a figure and of the phrases after it. */
const units = {
  count: {
    text: countText,
    as: '으로 가장 많',
    subject: '이',
    alike: '으로 같습니다.',
    only: (name: string, value: string) => `${name} ${value}이 전부입니다.`,
    peak: '하루 최다 건수는',
    peakDay: '하루 최다는',
  },
  share: {
    text: (percent: number) => shareText(percent / 100),
    as: '로 비중이 가장 크',
    subject: '가',
    alike: '로 같습니다.',
    only: (name: string, value: string) => `${name}의 비중은 ${value}입니다.`,
    peak: '하루 최고 비중은',
    peakDay: '하루 최고 비중은',
  },
} as const satisfies Record<Measure, unknown>;

/** Names that share a figure: 미국, 중국; if there are many, the first and their number. */
const namesOf = (figures: readonly Figure[], head: string): string => {
  const names = figures.map(({ label }) => isolated(label));
  return names.length <= 3 ? names.join(', ') : `${names[0]} 등 ${grouped(names.length)}${counterOf(head)}`;
};

/**
 * Names as the subject of a sentence. An isolated name ends in a direction sign, from which no particle can be chosen.
 */
const subjectOf = (names: string): string => {
  const read = withoutSigns(names);
  return names + asSubject(read).slice(read.length);
};

const maxFirst = (figures: readonly Figure[]): Figure[] =>
  figures.toSorted((one, other) => other.value - one.value);

/** The figures that share the highest value. */
const leadersOf = (figures: readonly Figure[]): Figure[] =>
  figures.filter(({ value }) => value === figures[0]?.value);

/** 미국이 76건으로 가장 많 */
const leading = (leaders: readonly Figure[], measure: Measure, head: string): string => {
  const { text, as } = units[measure];
  const value = `${leaders.length > 1 ? '각각 ' : ''}${text(leaders[0]?.value ?? 0)}`;
  return `${subjectOf(namesOf(leaders, head))} ${value}${as}`;
};

/** The highest figure and the runner-up. @param figures in descending order, at least one */
const comparison = (figures: readonly Figure[], measure: Measure, head: string): string => {
  const { text, subject, alike, only } = units[measure];
  const leaders = leadersOf(figures);
  const [first] = figures;
  const value = text(first?.value ?? 0);
  if (figures.length === 1) return only(isolated(first?.label ?? ''), value);
  if (leaders.length === figures.length) return `${subjectOf(namesOf(figures, head))} 모두 ${value}${alike}`;
  const next = figures.slice(leaders.length, Math.max(leaders.length + 1, 3));
  const behind = next.map((figure) => `${isolated(figure.label)} ${text(figure.value)}`).join(', ');
  return `${leading(leaders, measure, head)}고, ${behind}${subject} 뒤를 잇습니다.`;
};

/** 2026-11-05 → 11월 5일. */
const dayText = (day: string): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** 직전 30일보다 4건 늘었으며, */
const changeText = (now: number, before: number | undefined, days: number): string => {
  if (before === undefined) return '';
  const span = `직전 ${days}일`;
  if (before === now) return `${span}과 같으며, `;
  return `${span}보다 ${countText(Math.abs(now - before))} ${now > before ? '늘었으며' : '줄었으며'}, `;
};

/** The day on which a series peaked. */
const peakText = (marks: readonly DayMark[], isOneLine: boolean, measure: Measure): string => {
  const { text, peak, peakDay } = units[measure];
  const highest = Math.max(...marks.map((mark) => measured(mark, measure)));
  const [only, ...others] = marks.filter((mark) => measured(mark, measure) === highest);
  const value = text(highest);
  if (!only || others.length > 0) return `${peak} ${value}입니다.`;
  const who = isOneLine ? '' : `${isolated(only.label)} `;
  return `${peakDay} ${dayText(only.date)} ${who}${value}입니다.`;
};

type Daily = Extract<Drawing, { kind: 'daily' }>;

const dailyFinding = ({ marks, days, series, measure, before }: Daily, head: string): string => {
  const sums = new Map<string, number>();
  for (const { key, count } of marks) sums.set(key, (sums.get(key) ?? 0) + count);
  const figures = maxFirst(series.map(({ key, label }) => ({ key, label, value: sums.get(key) ?? 0 })));
  if (days.length === 1) return comparison(figures, 'count', head);
  const leaders = leadersOf(figures);
  const isOneLine = series.length === 1;
  const [first, ...others] = leaders;
  const ofBefore = first && others.length === 0 ? before?.get(first.key) : undefined;
  const change = changeText(first?.value ?? 0, ofBefore, days.length);
  const lead = isOneLine
    ? `모두 ${countText(first?.value ?? 0)}${change ? '으로' : '이며,'}`
    : `${leading(leaders, 'count', head)}고,`;
  return `${lead} ${change}${peakText(marks, isOneLine, measure)}`;
};

/** The marks without what has no class, unless there is nothing else: no class is no finding. */
const namedOf = <Any extends Mark>(marks: readonly Any[]): readonly Any[] => {
  const named = marks.filter((mark) => !isUnclassified(mark));
  return named.length ? named : marks;
};

type Composition = Extract<Drawing, { kind: 'composition' }>;

const compositionFinding = ({ marks, groups, groupHead }: Composition, head: string): string => {
  const largest = groups.flatMap(({ key, label }) => {
    const [first] = namedOf(marks.filter(({ group }) => group === key)).toSorted(
      (one, other) => other.count - one.count,
    );
    return first ? [{ group: isolated(label), part: isolated(first.label) }] : [];
  });
  const [first] = largest;
  if (largest.length > 1 && largest.every(({ part }) => part === first?.part))
    return `비교한 ${largest.length}${counterOf(groupHead)} 모두 ${first?.part}의 비중이 가장 큽니다.`;
  const parts = largest.map(({ group, part }) => `${part}(${group})`).join(', ');
  return `비중이 가장 큰 ${head}${fittingParticle('는', head)} ${parts}입니다.`;
};

/**
 * The finding of a chart in one sentence; empty if there is nothing to draw.
 * @param head what a mark stands for: 국가, 매체 …
 */
export const findingOf = (drawing: Drawing, head: string): string => {
  if (drawing.marks.length === 0) return '';
  if (drawing.kind === 'growth') return growthFinding(drawing);
  if (drawing.kind === 'daily') return dailyFinding(drawing, head);
  if (drawing.kind === 'composition') return compositionFinding(drawing, head);
  const measure = 'measure' in drawing ? (drawing.measure ?? 'count') : 'count';
  const first = 'page' in drawing ? (drawing.page?.first ?? 1) : 1;
  const figures = maxFirst(
    (first === 1 ? namedOf(drawing.marks) : drawing.marks).map((mark) => ({
      key: mark.key,
      label: mark.label,
      value: measured(mark, measure),
    })),
  );
  if (first === 1) return comparison(figures, measure, head);
  const { text } = units[measure];
  const placed = figures.map(
    ({ label, value }, index) => `${first + index}위 ${isolated(label)} ${text(value)}`,
  );
  return `${[...new Set([placed[0], placed.at(-1)])].join('부터 ')}${placed.length > 1 ? '까지' : ''}입니다.`;
};
