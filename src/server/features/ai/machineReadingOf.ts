import { eq, sql } from 'drizzle-orm';
import { aiReading } from '#generated/tables/index.ts';
import { builtOnce } from '../../database/db.ts';
import { askingHere } from './askingHere.ts';
import { readersSentence } from './reasons.ts';
import { type MachineField, machineFields, markOf, type WrittenTexts } from './writable.ts';

/** What an article's page says about what machines have made of it. */
export interface MachineReading {
  isConfigured: boolean;
  state: 'none' | 'requested' | 'reading' | 'waiting' | 'done' | 'failed';
  /** Why it failed, or why it waits. */
  reason: string | null;
  /** What still stands as a machine wrote it: by which model, and when (ISO). */
  made: Partial<Record<MachineField, { model: string; at: string }>>;
}

const readingStatement = builtOnce((handle) =>
  handle
    .select({ sttsCd: aiReading.sttsCd, rsnCd: aiReading.rsnCd, wrtnTxts: aiReading.wrtnTxts })
    .from(aiReading)
    .where(eq(aiReading.articleId, sql.placeholder('articleId')))
    .prepare(''),
);

/** How far machine reading of an article has come, and which of its texts are a machine's. */
export const machineReadingOf = async (record: Record<string, unknown>): Promise<MachineReading> => {
  const [row] = await readingStatement().execute({ articleId: Number(record.articleId) });
  const written = (row?.wrtnTxts ?? {}) as WrittenTexts;
  const made = machineFields.flatMap((name) => {
    const { model = '', at = '', mark } = written[name] ?? {};
    return mark === markOf(record[name]) ? [[name, { model, at }]] : [];
  });
  return {
    isConfigured: askingHere() !== undefined,
    state: (row?.sttsCd as MachineReading['state'] | undefined) ?? 'none',
    reason: row?.rsnCd ? readersSentence(row.rsnCd) : null,
    made: Object.fromEntries(made) as MachineReading['made'],
  };
};
