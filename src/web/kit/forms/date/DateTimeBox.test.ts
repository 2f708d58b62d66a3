import { describe, expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './DateTimeBox.tsx';

describe('a moment in an input', () => {
  it('is shown and meant in Korean time', () => {
    expect(toLocalInput('2026-12-31T15:30:45.000Z')).toBe('2027-01-01T00:30');
    expect(Date.parse(fromLocalInput('2027-01-01T00:30') ?? '')).toBe(Date.parse('2026-12-31T15:30:00Z'));
  });

  it('is empty where there is none', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
  });

  it.each(['2', '2026-02-', '2026-02-03T', '2026-02-03T9', '2026-02-30T09:00'])(
    'stands as typed while it is none: %s',
    (typed) => {
      expect(fromLocalInput(typed)).toBe(typed);
      expect(toLocalInput(typed)).toBe(typed);
    },
  );
});
