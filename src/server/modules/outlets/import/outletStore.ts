import type { ListedOutlet } from './listedOutlet.ts';

/** Reasons why a line of a list is not stored, as the report shows them. */
export const refusals = {
  malformed: '줄을 읽을 수 없습니다. 칸이 제목 줄보다 많거나 JSON 객체 하나가 아닙니다.',
  noAddress: '도메인도 URL도 없습니다.',
  badAddress: '도메인이나 URL이 외부 인터넷의 http(s) 주소가 아닙니다.',
  mismatch: '도메인과 URL이 서로 다른 곳을 가리킵니다.',
  sharedService: '여러 곳이 함께 쓰는 서비스의 주소라 한 매체로 볼 수 없습니다.',
  unknownNation: '국가 코드에 없는 나라입니다. 국가 코드 화면에 더한 뒤 다시 가져와 주세요.',
  nameTooLong: '매체명이 200자를 넘습니다.',
  deleted: '관리자가 삭제한 매체입니다. 다시 쓰려면 매체 화면에서 복원해 주세요.',
} as const;

export type Refusal = keyof typeof refusals;

/**
 * Result for a listed outlet: registered; known; known, with empty fields filled in; or refused for a reason that only
 * the database shows.
 */
export interface OutletOutcome {
  outcome: 'stored' | 'known' | 'filled' | 'refused';
  reason: Refusal | null;
  mediaId: number | null;
  /** Fields that were filled in. */
  filled: string[];
  /** Number of feeds stored. */
  feeds: number;
}

/** Storage for listed outlets. */
export interface OutletStore {
  /**
   * Stores a batch in one transaction and returns one outcome per outlet, in order. The outlets are few enough for a
   * short transaction.
   * @param listName recorded in the history of every outlet changed
   */
  storeBatch(outlets: readonly ListedOutlet[], listName: string): Promise<OutletOutcome[]>;
}
