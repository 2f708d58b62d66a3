import { createHash } from 'node:crypto';
import { isEmpty } from '../enrich/origins.ts';
import type { MachineTexts } from './assemble.ts';

export const machineFields = [
  'kornTtl',
  'articleTransCn',
  'featExtrSmry',
  'lclsfNm',
  'featExtrMclsf',
  'featExtrKwdList',
] as const satisfies readonly (keyof MachineTexts)[];

export type MachineField = (typeof machineFields)[number];

/** How a machine came to write a field. */
export interface Written {
  model: string;
  /** Version of the prompt. */
  prompt: string;
  /** ISO time. */
  at: string;
  /** Fingerprint of the machine's text: a text that was changed since is a person's. */
  mark: string;
}

export type WrittenTexts = Partial<Record<MachineField, Written>>;

/** Fingerprint of a text. */
export const markOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')
    .slice(0, 22);

export interface FieldState {
  current: unknown;
  /** What a machine wrote there last, if one did. */
  written: Written | undefined;
  /** A person has ever changed the field. */
  isTouched: boolean;
  /** It was made by choosing sentences or by looking words up: a model may do better. */
  isLesser: boolean;
  /** Whether it was requested by somebody who may edit the article. */
  isAsked: boolean;
}

/**
 * Whether a machine may write a field. What a person has written stays, and what a person has emptied stays empty unless
 * one asks; a machine fills what nobody has written yet, and may replace what a machine wrote and nobody has changed.
 */
export const mayWrite = ({ current, written, isTouched, isLesser, isAsked }: FieldState): boolean => {
  if (isEmpty(current)) return isAsked || (!isTouched && written === undefined);
  if (isLesser) return true;
  return written !== undefined && written.mark === markOf(current);
};

/** Whether there is anything to gain by writing it: it is empty, lesser, or of another model or older instructions. */
export const isWanted = (state: FieldState, model: string, versions: readonly string[]): boolean => {
  if (!mayWrite(state)) return false;
  if (isEmpty(state.current) || state.isLesser) return true;
  const { written } = state;
  return written !== undefined && (written.model !== model || !versions.includes(written.prompt));
};
