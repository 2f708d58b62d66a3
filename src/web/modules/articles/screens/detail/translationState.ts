import type { MachineReading } from './articleRecord.ts';

/** A machine translation was requested and has not arrived yet. */
export const isUnderWay = ({ isConfigured, state }: MachineReading): boolean =>
  isConfigured && (state === 'requested' || state === 'reading');

/** Why there is no machine translation; empty without a reason to show. */
export const translationState = ({ isConfigured, state, reason }: MachineReading): string => {
  if (!isConfigured) return '자동 번역이 연결되어 있지 않습니다.';
  switch (state) {
    case 'requested':
    case 'waiting':
      return ['기계 번역을 기다리고 있습니다.', reason].filter(Boolean).join(' ');
    case 'reading':
      return '지금 기계 번역 중입니다.';
    case 'failed':
      return ['기계 번역에 실패했습니다.', reason].filter(Boolean).join(' ');
    case 'none':
    case 'done':
      return '';
  }
};

/** True if a translation can be requested and is not in progress. */
export const mayBeRequested = (reading: MachineReading): boolean =>
  reading.isConfigured && !isUnderWay(reading);
