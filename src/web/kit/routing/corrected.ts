import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isDay } from '#contract/days.ts';
import { type DayRange, rangeProblem } from '../dates/period.ts';
import { cutNote } from '../filters/searchNotes.ts';

/**
 * True if the written value matches the parsed one: a condition with a default is written as `all` once it is removed.
 */
const isHeld = (written: string, held: unknown): boolean => {
  if (Array.isArray(held)) return held.includes(written);
  return String(held) === written.trim() || (held === '' && written === 'all');
};

export interface Correction {
  /** The corrected query, with its `?` or empty; other parameters stay. Undefined if it is correct already. */
  search: string | undefined;
  /** Sentences about the corrections. */
  notes: readonly string[];
}

/**
 * Compares the query of an address with the conditions that were parsed from it.
 * @param write serializes the conditions as a query
 * @param limitDays the longest range; that of the lists if absent
 */
export const corrected = <T extends object>(
  query: URLSearchParams,
  conditions: T,
  write: (conditions: T) => string,
  { today, limitDays }: { today: string; limitDays?: number | undefined },
): Correction => {
  const known = Object.entries(conditions);
  const isWrong = known.some(([name, held]) =>
    query.getAll(name).some((written) => written !== '' && !isHeld(written, held)),
  );
  if (!isWrong) return { search: undefined, notes: [] };
  const right = new URLSearchParams(write(conditions));
  const names = new Set(known.map(([name]) => name));
  for (const [name, value] of query) if (!names.has(name)) right.append(name, value);
  const range: DayRange = { startDate: query.get('startDate') ?? '', endDate: query.get('endDate') ?? '' };
  const isRange =
    query.get('period') === 'custom' && Object.values(range).every((day) => day === '' || isDay(day));
  const texts = ['searchText', 'excludeText', 'keyword'].map((name) => cutNote(query.get(name) ?? ''));
  const notes = [isRange ? rangeProblem(range, today, limitDays) : undefined, ...texts];
  const text = right.toString();
  return { search: text && `?${text}`, notes: notes.filter((note) => note !== undefined) };
};

interface Corrected {
  correctedNotes?: readonly string[];
}

const none: readonly string[] = [];

/** Replaces the address by its corrected form. Returns the notes on the correction, until the conditions change. */
export const useCorrected = ({ search, notes }: Correction): readonly string[] => {
  const location = useLocation();
  const state = location.state as Corrected | null;
  const navigate = useNavigate();
  useEffect(() => {
    if (search === undefined) return;
    const correctedState: Corrected = { ...state, correctedNotes: notes };
    void navigate({ search }, { replace: true, state: correctedState, preventScrollReset: true });
  }, [search, notes, state, navigate]);
  return (search === undefined ? state?.correctedNotes : undefined) ?? none;
};
