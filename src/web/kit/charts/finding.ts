import { asSubject, fittingParticle } from '#contract/particles.ts';
import { countText, type DayMark, type Measure, measured } from './mark.ts';
import type { Drawing } from './options/drawn.ts';

interface Figure {
  key: string;
  label: string;
  value: number;
}

/** How a figure is said, and what follows it. */
const units = {
  count: {
    text: countText,
    as: '으로 가장 많',
    subject: '이',
    alike: '으로 같습니다.',
    most: '가장 많습니다.',
  },
  share: {
    text: (value: number) => `${value.toFixed(1)}%`,
    as: '로 비중이 가장 크',
    subject: '가',
    alike: '로 같습니다.',
    most: '가장 큽니다.',
  },
} as const satisfies Record<Measure, unknown>;

/** Names that share a figure: 미국, 중국; of many the first and how many there are. */
const namesOf = (figures: readonly Figure[]): string => {
  const names = figures.map(({ label }) => label);
  return names.length <= 3 ? names.join(', ') : `${names[0]} 등 ${names.length}개`;
};

const maxFirst = (figures: readonly Figure[]): Figure[] =>
  figures.toSorted((one, other) => other.value - one.value);

/** Those that have as much as the first. */
const leadersOf = (figures: readonly Figure[]): Figure[] =>
  figures.filter(({ value }) => value === figures[0]?.value);

/** 미국이 76건으로 가장 많 */
const leading = (leaders: readonly Figure[], measure: Measure): string => {
  const { text, as } = units[measure];
  return `${asSubject(namesOf(leaders))} ${text(leaders[0]?.value ?? 0)}${as}`;
};

/** Who has most, and who comes next. @param figures in descending order, at least one */
const comparison = (figures: readonly Figure[], measure: Measure): string => {
  const { text, subject, alike } = units[measure];
  const leaders = leadersOf(figures);
  const value = text(figures[0]?.value ?? 0);
  if (figures.length === 1) return `${figures[0]?.label} ${value}뿐입니다.`;
  if (leaders.length === figures.length) return `${asSubject(namesOf(figures))} 모두 ${value}${alike}`;
  const next = figures.slice(leaders.length, Math.max(leaders.length + 1, 3));
  const behind = next.map((figure) => `${figure.label} ${text(figure.value)}`).join(', ');
  return `${leading(leaders, measure)}고, ${behind}${subject} 뒤를 잇습니다.`;
};

/** 2026-11-05 → 11월 5일. */
const dayText = (day: string): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** 앞선 30일보다 4건 늘었으며, */
const changeText = (now: number, before: number | undefined, days: number): string => {
  if (before === undefined) return '';
  const span = `앞선 ${days}일`;
  if (before === now) return `${span}과 같으며, `;
  return `${span}보다 ${countText(Math.abs(now - before))} ${now > before ? '늘었으며' : '줄었으며'}, `;
};

/** The day on which a series was highest. */
const peakText = (marks: readonly DayMark[], isOneLine: boolean, measure: Measure): string => {
  const { text, subject, most } = units[measure];
  const highest = Math.max(...marks.map((mark) => measured(mark, measure)));
  const peaks = marks.filter((mark) => measured(mark, measure) === highest);
  const [peak] = peaks;
  const value = `${text(highest)}${subject}`;
  if (!peak || peaks.length > 1) return `하루로는 ${value} ${most}`;
  return `하루로는 ${dayText(peak.date)} ${isOneLine ? '' : `${peak.label} `}${value} ${most}`;
};

type Daily = Extract<Drawing, { kind: 'daily' }>;

const dailyFinding = ({ marks, days, series, measure, before }: Daily): string => {
  const sums = new Map<string, number>();
  for (const { key, count } of marks) sums.set(key, (sums.get(key) ?? 0) + count);
  const figures = maxFirst(series.map(({ key, label }) => ({ key, label, value: sums.get(key) ?? 0 })));
  if (days.length === 1) return comparison(figures, 'count');
  const leaders = leadersOf(figures);
  const isOneLine = series.length === 1;
  const [first, ...others] = leaders;
  const lead = isOneLine ? `모두 ${countText(first?.value ?? 0)}이` : leading(leaders, 'count');
  const ofBefore = first && others.length === 0 ? before?.get(first.key) : undefined;
  const change = changeText(first?.value ?? 0, ofBefore, days.length);
  return `${lead}고, ${change}${peakText(marks, isOneLine, measure)}`;
};

type Composition = Extract<Drawing, { kind: 'composition' }>;

const compositionFinding = ({ marks, groups }: Composition, head: string): string => {
  const largest = groups.flatMap(({ key, label }) => {
    const [first] = marks
      .filter(({ group }) => group === key)
      .toSorted((one, other) => other.count - one.count);
    return first ? [{ group: label, part: first.label }] : [];
  });
  const parts = new Set(largest.map(({ part }) => part));
  const [only] = parts;
  if (parts.size === 1 && largest.length > 1)
    return `비교한 ${largest.length}개 모두 ${only}의 비중이 가장 큽니다.`;
  return `비중이 가장 큰 ${head}${fittingParticle('는', head)} ${largest.map(({ group, part }) => `${group} ${part}`).join(', ')}입니다.`;
};

/**
 * What a chart shows, in one sentence; empty where there is nothing to draw.
 * @param head what the marks are called: 국가, 매체 …
 */
export const findingOf = (drawing: Drawing, head: string): string => {
  if (drawing.marks.length === 0) return '';
  if (drawing.kind === 'daily') return dailyFinding(drawing);
  if (drawing.kind === 'composition') return compositionFinding(drawing, head);
  const measure = 'measure' in drawing ? (drawing.measure ?? 'count') : 'count';
  const figures = maxFirst(
    drawing.marks.map((mark) => ({ key: mark.key, label: mark.label, value: measured(mark, measure) })),
  );
  const first = 'page' in drawing ? (drawing.page?.first ?? 1) : 1;
  if (first === 1) return comparison(figures, measure);
  const { text } = units[measure];
  const said = [figures[0], figures.at(-1)].map(
    (figure) => figure && `${figure.label} ${text(figure.value)}`,
  );
  return `${first}위부터 ${first + figures.length - 1}위까지이며, ${said[0]}에서 ${said[1]}까지입니다.`;
};
