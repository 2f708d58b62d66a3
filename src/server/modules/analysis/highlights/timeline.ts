const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const kstAhead = 9 * hourMs;

/** Maximum number of hours shown; longer timelines use days. */
const maxHours = 48;
/** Maximum number of days for which days without reports are shown. */
const maxDays = 92;

export interface Timeline {
  unit: 'hour' | 'day';
  /** `at` is Korean: `yyyy-MM-dd HH:00` or `yyyy-MM-dd`. */
  points: { at: string; count: number }[];
}

const nameOf = (place: number, unit: Timeline['unit']): string => {
  const text = new Date(place * (unit === 'hour' ? hourMs : dayMs)).toISOString();
  return unit === 'hour' ? `${text.slice(0, 10)} ${text.slice(11, 13)}:00` : text.slice(0, 10);
};

const countsBy = (times: readonly number[], length: number): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const time of times) {
    const place = Math.floor((time + kstAhead) / length);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
};

/** Every hour or day from the first report to the last; only those with reports if the range is too long. */
export const timelineOf = (moments: readonly (string | null | undefined)[]): Timeline => {
  const times = moments.map((moment) => Date.parse(moment ?? '')).filter((time) => !Number.isNaN(time));
  const byHour = countsBy(times, hourMs);
  const spanOf = (counts: Map<number, number>) => {
    const places = [...counts.keys()].toSorted((one, other) => one - other);
    return {
      places,
      first: places[0] ?? 0,
      length: places.length ? (places.at(-1) ?? 0) - (places[0] ?? 0) + 1 : 0,
    };
  };
  const unit = spanOf(byHour).length <= maxHours ? 'hour' : 'day';
  const counts = unit === 'hour' ? byHour : countsBy(times, dayMs);
  const { places, first, length } = spanOf(counts);
  const shown =
    unit === 'day' && length > maxDays ? places : Array.from({ length }, (_, index) => first + index);
  return { unit, points: shown.map((place) => ({ at: nameOf(place, unit), count: counts.get(place) ?? 0 })) };
};
