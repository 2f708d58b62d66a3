import { FairSemaphore } from '../calls/fairSemaphore.ts';

/** Limits concurrent exports. */
export const exportSemaphore = (): FairSemaphore =>
  new FairSemaphore(
    { ofPerson: 2, ofAll: 4, waiting: 4, timeoutMs: 30_000 },
    {
      tooMany: '먼저 시작한 내려받기가 아직 여러 건 진행 중입니다. 그것이 끝난 뒤 다시 시도해 주세요.',
      tooLong: '지금 파일을 내려받는 사람이 많아 시작하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    },
  );
