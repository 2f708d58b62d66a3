import { type SQL, sql } from 'drizzle-orm';
import { aiReading, article } from '#generated/tables/index.ts';
import { rendered } from '#server/kernel/database/fragments.ts';
import { currentAiClient } from './currentAiClient.ts';
import { readersSentence } from './reasons.ts';
import { type MachineField, machineFields, markOf, type WrittenTexts } from './writable.ts';

/** State of machine reading as shown on an article's page. */
export interface MachineReading {
  isConfigured: boolean;
  state: 'none' | 'requested' | 'reading' | 'waiting' | 'done' | 'failed';
  /** Why it failed or waits. */
  reason: string | null;
  /** Machine-made texts that are still unchanged: model and time (ISO). */
  made: Partial<Record<MachineField, { model: string; at: string }>>;
}

/** Result of `machineReadingRow` for a row. */
export type MachineReadingRow = {
  sttsCd: string | null;
  rsnCd: string | null;
  wrtnTxts: WrittenTexts | null;
} | null;

/** SQL over the article table for the state of machine reading; null if none was requested. */
export const machineReadingRow: SQL<MachineReadingRow> = rendered(sql`(
  select json_build_object('sttsCd', ${aiReading.sttsCd}, 'rsnCd', ${aiReading.rsnCd}, 'wrtnTxts', ${aiReading.wrtnTxts})
  from ${aiReading} where ${aiReading.articleId} = ${article.articleId})`) as SQL<MachineReadingRow>;

/** State of an article's machine reading, and which of its texts are machine-made. */
export const machineReadingOf = (
  record: Readonly<Record<string, unknown>>,
  row: MachineReadingRow,
): MachineReading => {
  const written = row?.wrtnTxts ?? ({} as WrittenTexts);
  const made = machineFields.flatMap((name) => {
    const { model = '', at = '', mark } = written[name] ?? {};
    return mark === markOf(record[name]) ? [[name, { model, at }]] : [];
  });
  return {
    isConfigured: currentAiClient() !== undefined,
    state: (row?.sttsCd as MachineReading['state'] | undefined) ?? 'none',
    reason: row?.rsnCd ? readersSentence(row.rsnCd) : null,
    made: Object.fromEntries(made) as MachineReading['made'],
  };
};
