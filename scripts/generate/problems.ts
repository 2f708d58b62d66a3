/** A problem of a schema, with its location. */
export interface Problem {
  file: string;
  /** Field or annotation, as a dotted path. */
  at: string;
  message: string;
}

/** Thrown once, with all problems of all files. */
export class SchemaProblems extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      [
        `${problems.length} problem${problems.length === 1 ? '' : 's'} in schemas/:`,
        ...problems.map(({ file, at, message }) => `  ${file}  ${at}  ${message}`),
      ].join('\n'),
    );
    this.problems = problems;
  }
}

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** The known name closest to the given one; undefined if none is similar. */
export const nearest = (name: string, known: Iterable<string>): string | undefined => {
  const ranked = [...known]
    .map((candidate) => ({
      candidate,
      far: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.floor(name.length / 3)) ? best.candidate : undefined;
};

/** "unknown field X", with the closest known name. */
export const unknown = (what: string, name: string, known: Iterable<string>): string => {
  const near = nearest(name, known);
  return `unknown ${what} '${name}'${near ? `; did you mean '${near}'?` : ''}`;
};
