// Generated from schemas/operations/dictionary.json by `npm run generate`. Do not edit: change the schema instead.
export interface ListedWordState {
  line: number;
  word: string;
  kind: string | null;
  writings: string[];
  stateCd: string;
  reason: string | null;
}

export interface ImportedWords {
  newCnt: number;
  grownCnt: number;
  knownCnt: number;
  refusedCnt: number;
  items: ListedWordState[];
}

export interface WaitingArticles {
  waitingCnt: number;
  moreYn: 'Y' | 'N';
  underWayYn: 'Y' | 'N';
  failedCnt: number;
  nextTryDt: string | null;
}
