import { type Day, dayOf } from '../calendar.ts';
import { type PressReport, reportsOn } from './reports.ts';

export interface PrintedReport extends PressReport {
  at: Date;
}

const minute = 60_000;
/** Number of reports already published when the press starts, for the preceding hour. */
const backlog = 24;
/** In the first `lively` minutes one report per minute, afterwards one per `later` minutes. */
const lively = 60;
const later = 10;

/** Publication time of the report with this number, in minutes from the start. */
const minuteOf = (number: number): number => {
  const since = number - backlog + 1;
  if (since <= 0) return (since * 60) / backlog;
  return since <= lively ? since : lively + (since - lively) * later;
};

/**
 * The demo press, for one run. What it publishes depends on the day, on earlier publications and on its start; no
 * report is published twice, and after all reports of a day it is silent until the next day.
 */
export class Press {
  readonly #begun: number;
  readonly #out: Set<string>;
  readonly #printed: PrintedReport[] = [];
  #number = 0;
  #day: Day | undefined;
  #left: PressReport[] = [];

  /** @param known addresses published by earlier runs */
  constructor(startedAt: Date, known: Iterable<string>) {
    this.#begun = startedAt.getTime();
    this.#out = new Set(known);
  }

  /** Reports published from the start until a time, which must not be before that of earlier calls. */
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
