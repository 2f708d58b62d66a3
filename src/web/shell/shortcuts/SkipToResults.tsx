import { announce } from '#web/kit/announce/announce.tsx';
import { focusFirstRow } from '#web/kit/shortcuts/rows.ts';

const skip = (): void => {
  if (!focusFirstRow()) announce('아직 결과가 없습니다.');
};

/** Skips the conditions and focuses the first row of a list; visible while focused. */
export const SkipToResults = ({ className }: { className: string | undefined }) => (
  <button type="button" className={className} onClick={skip}>
    결과로 바로가기
  </button>
);
