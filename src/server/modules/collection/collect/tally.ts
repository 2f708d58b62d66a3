/** Counts of the records of one source by result. read = stored + duplicates + joined + malformed + all refused. */
export interface Tally {
  read: number;
  stored: number;
  duplicates: number;
  /** Records that are not articles: their text was added to others (Korean translations). */
  joined: number;
  malformed: number;
  /** Reason in Korean → count. */
  refused: Record<string, number>;
  /** The first few malformed records, each with its position and error, in Korean. */
  examples: string[];
}

export interface Outcome {
  stored: number;
  duplicates: number;
}

const maxExamples = 5;

export const emptyTally = (): Tally => ({
  read: 0,
  stored: 0,
  duplicates: 0,
  joined: 0,
  malformed: 0,
  refused: {},
  examples: [],
});

export const refusedIn = (tally: Tally): number =>
  Object.values(tally.refused).reduce((sum, count) => sum + count, 0);

export const addRefusal = (tally: Tally, reason: string): void => {
  tally.refused[reason] = (tally.refused[reason] ?? 0) + 1;
};

export const addMalformed = (tally: Tally, example: string): void => {
  tally.malformed += 1;
  if (tally.examples.length < maxExamples) tally.examples.push(example);
};

/** The tally with the store's outcome of a batch added. */
export const withOutcome = (tally: Tally, outcome: Outcome): Tally => ({
  ...tally,
  stored: tally.stored + outcome.stored,
  duplicates: tally.duplicates + outcome.duplicates,
});
