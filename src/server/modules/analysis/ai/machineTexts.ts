import { hash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { aiReading, article } from '#generated/tables/index.ts';
import { rendered } from '#server/kernel/database/fragments.ts';
import { isEmpty } from '../enrich/origins.ts';
import { currentAiClient } from './aiClient.ts';
import type { MachineTexts } from './plan.ts';
import { readersSentence } from './reasons.ts';

export const machineFields = [
  'kornTtl',
  'articleTransCn',
  'featExtrSmry',
  'lclsfNm',
  'featExtrMclsf',
  'featExtrKwdList',
] as const satisfies readonly (keyof MachineTexts)[];

export type MachineField = (typeof machineFields)[number];

/** Record of a machine-written field. */
export interface Written {
  model: string;
  /** Prompt version. */
  prompt: string;
  /** ISO time. */
  at: string;
  /** Fingerprint of the machine's text: if the text differs by now, a user has changed it. */
  mark: string;
}

export type WrittenTexts = Partial<Record<MachineField, Written>>;

/** Fingerprint of a text. */
export const markOf = (value: unknown): string =>
  hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, 22);

export interface FieldState {
  current: unknown;
  /** The last machine-written text, if any. */
  written: Written | undefined;
  /** A user has ever changed the field. */
  isTouched: boolean;
  /** Made by extracting sentences or by dictionary lookup: a model may replace it. */
  isLesser: boolean;
  /** Requested by a user who may edit the article. */
  isAsked: boolean;
}

/**
 * Whether a machine may write a field. Text written by a user stays, and a field emptied by a user stays empty unless
 * requested; a machine fills fields never written, and may replace machine-written text that no user has changed.
 */
export const mayWrite = ({ current, written, isTouched, isLesser, isAsked }: FieldState): boolean => {
  if (isEmpty(current)) return isAsked || (!isTouched && written === undefined);
  if (isLesser) return true;
  return written !== undefined && written.mark === markOf(current);
};

/**
 * Whether writing the field is an improvement: it is empty, of lower quality, or made by another model or an older
 * prompt.
 */
export const isWanted = (state: FieldState, model: string, versions: readonly string[]): boolean => {
  if (!mayWrite(state)) return false;
  if (isEmpty(state.current) || state.isLesser) return true;
  const { written } = state;
  return written !== undefined && (written.model !== model || !versions.includes(written.prompt));
};

/** State of machine reading as shown on an article's page. */
interface MachineReading {
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
