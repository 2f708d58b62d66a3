import type { Tone } from '#web/kit/badge/Badge.tsx';

const tones: Record<string, Tone> = { PST_STTS_01: 'notice', PST_STTS_04: 'good', PST_STTS_05: 'danger' };

/** What waits stands out, what is done looks done; a state that an administrator has added is plain. */
export const stateTone = (sttsCd: unknown): Tone => tones[String(sttsCd)] ?? 'plain';
