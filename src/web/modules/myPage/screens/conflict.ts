import type { MyPage } from '#generated/types/myPage.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import type { Conflict } from './profile.ts';

/** The newer record, if a save was refused because of a conflict. */
export const newerRecord = (failure: unknown): MyPage | undefined =>
  failure instanceof HttpProblem && failure.body.code === 'CONFLICT'
    ? (failure.body.data as MyPage | undefined)
    : undefined;

const shown = (value: string): string => (value === '' ? '비어 있음' : `‘${value}’`);

/** Asks which version to keep. */
export const conflictQuestion = (conflicting: readonly Conflict[]): string =>
  [
    '다른 곳에서 내 정보를 먼저 저장했습니다. 아래 항목은 값이 서로 다릅니다.',
    ...conflicting.map(
      ({ label, mine, theirs }) => `${label}\n저장된 값 ${shown(theirs)}\n입력한 값 ${shown(mine)}`,
    ),
    '입력한 내용으로 저장하시겠습니까?',
  ].join('\n\n');
