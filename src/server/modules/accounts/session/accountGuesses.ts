import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountGuess } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { Failure } from '#server/kernel/failure.ts';
import { keyOf } from './throttle.ts';

/** Maximum of different accounts or contacts that one asker may try per hour and per day. */
export interface GuessBounds {
  perHour: number;
  perDay: number;
}

export interface Guess {
  /** Kind of the tried value; kinds are counted separately. */
  kind: 'contact' | 'password';
  /** Source of the tries: an IP address or a user. */
  asker: string;
  /** The account or contact that is tried. */
  subject: string;
}

const keysOf = ({ kind, asker, subject }: Guess) => ({
  guessKey: keyOf(kind, asker, subject),
  askerKey: keyOf(kind, asker),
});

const { regDt, guessKey: guess } = accountGuess;

/** Records the try. @returns whether the subject is new within the last day */
const note = async ({ guessKey, askerKey }: ReturnType<typeof keysOf>): Promise<boolean> => {
  const noted = await db()
    .insert(accountGuess)
    .values({ guessKey, askerKey })
    .onConflictDoUpdate({
      target: accountGuess.guessKey,
      set: { regDt: sql`now()` },
      setWhere: sql`${regDt} < now() - interval '1 day'`,
    })
    .returning({ guessKey: accountGuess.guessKey });
  return noted.length > 0;
};

const figures = z.object({
  inHour: z.number(),
  inDay: z.number(),
  untilHourIsOver: z.number().nullable(),
  untilDayIsOver: z.number().nullable(),
});

const secondsUntil = (moment: SQL): SQL => sql`ceil(extract(epoch from ${moment} - now()))::int`;

/**
 * The number of subjects that the asker has tried up to this one, and seconds until the oldest of them expires.
 * Concurrent later tries are not counted.
 */
const figuresOf = ({ askerKey, guessKey }: ReturnType<typeof keysOf>): Promise<z.output<typeof figures>> => {
  const isOfHour = sql`filter (where ${regDt} > now() - interval '1 hour')`;
  return row(
    figures,
    sql`
      select count(*) ${isOfHour} ::int as "inHour", count(*)::int as "inDay",
        ${secondsUntil(sql`min(${regDt}) ${isOfHour} + interval '1 hour'`)} as "untilHourIsOver",
        ${secondsUntil(sql`min(${regDt}) + interval '1 day'`)} as "untilDayIsOver"
      from ${accountGuess} where ${eq(accountGuess.askerKey, askerKey)} and ${regDt} > now() - interval '1 day'
        and (${regDt}, ${guess}) <=
          (select own.reg_dt, own.guess_key from ${accountGuess} own where own.guess_key = ${guessKey})`,
  );
};

const waitOf = async (keys: ReturnType<typeof keysOf>, { perHour, perDay }: GuessBounds): Promise<number> => {
  const { inHour, inDay, untilHourIsOver, untilDayIsOver } = await figuresOf(keys);
  return Math.max(inHour > perHour ? (untilHourIsOver ?? 1) : 0, inDay > perDay ? (untilDayIsOver ?? 1) : 0);
};

const asTime = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60 ? `${minutes}분` : `${Math.ceil(minutes / 60)}시간`;
};

/**
 * Counts one more subject that the asker tries, before it is checked. The same subject again counts once. Recorded
 * first and counted afterwards, so that concurrent tries see each other.
 * @param message what has happened, as a sentence; the time of the next allowed try is appended
 * @throws Failure 429 with the seconds to wait if there are too many different subjects
 */
export const countGuess = async (guess: Guess, bounds: GuessBounds, message: string): Promise<void> => {
  const keys = keysOf(guess);
  if (!(await note(keys))) return;
  const retryAfter = await waitOf(keys, bounds);
  if (retryAfter <= 0) return;
  await deleteGuess(guess);
  throw new Failure(429, 'TOO_MANY_REQUESTS', `${message} ${asTime(retryAfter)} 뒤에 다시 시도해 주세요.`, {
    retryAfter,
  });
};

/** Removes a try that was not a guess from the count. */
export const deleteGuess = async (guess: Guess): Promise<void> => {
  await db()
    .delete(accountGuess)
    .where(eq(accountGuess.guessKey, keysOf(guess).guessKey));
};
