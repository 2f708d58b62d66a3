import type { Tone } from '#web/kit/badge/Badge.tsx';

const tones: Record<string, Tone> = { PST_STTS_01: 'notice', PST_STTS_04: 'good', PST_STTS_05: 'danger' };

/** Colour of a state: pending ones stand out, finished ones look done; states added by administrators are plain. */
export const stateTone = (sttsCd: unknown): Tone => tones[String(sttsCd)] ?? 'plain';
