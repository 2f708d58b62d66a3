import { type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';

/** The Korean day of a report as a timestamp, which is cheap to compute per row, for grouping. */
export const dayOfReport: SQL = sql`date_bin('1 day', ${article.frmTrsfNscvrgDt}, timestamptz '2000-01-01 00:00:00+09')`;

/** The date of such a day, computed once per group. */
export const dateOf = (day: SQL): SQL => sql`((${day}) at time zone interval '9 hours')::date`;

/** The date of such a day as yyyy-MM-dd. */
export const written = (day: SQL): SQL<string> => sql<string>`${dateOf(day)}::text`;
