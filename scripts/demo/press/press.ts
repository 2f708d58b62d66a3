import { type Day, dayOf } from '../calendar.ts';
import { type PressReport, reportsOn } from './reports.ts';

export interface PrintedReport extends PressReport {
  at: Date;
}

const minute = 60_000;
/** So many are out when the press begins, of the hour before. */
const backlog = 24;
/** In its first hour it prints one a minute, from then on one in ten. */
const lively = 60;
const later = 10;

/** When the report of that number is printed, in minutes from the beginning. */
const minuteOf = (number: number): number => {
  const since = number - backlog + 1;
  if (since <= 0) return (since * 60) / backlog;
  return since <= lively ? since : lively + (since - lively) * later;
};

/**
 * The press of the demonstration, from one start to its end. What it prints depends on the day, what it has printed before
 * and when it began; nothing is printed twice, and when everything of the day is out it is silent until another day.
 */
export class Press {
  readonly #begun: number;
  readonly #out: Set<string>;
  readonly #printed: PrintedReport[] = [];
  #number = 0;
  #day: Day | undefined;
  #left: PressReport[] = [];

  /** @param known addresses of what earlier starts have printed */
  constructor(startedAt: Date, known: Iterable<string>) {
    this.#begun = startedAt.getTime();
    this.#out = new Set(known);
  }

  /** What has been printed since the beginning, by a moment that is not before those asked for earlier. */
  printedBy(now: Date): readonly PrintedReport[] {
    for (;;) {
      const at = new Date(this.#begun + minuteOf(this.#number) * minute);
      if (at > now) return this.#printed;
      this.#number += 1;
      const next = this.#next(dayOf(at));
      if (!next) continue;
      this.#out.add(next.url);
      this.#printed.push({ ...next, at });
    }
  }

  #next(day: Day): PressReport | undefined {
    if (day !== this.#day) {
      this.#day = day;
      this.#left = reportsOn(day).filter(({ url }) => !this.#out.has(url));
    }
    return this.#left.shift();
  }
}
