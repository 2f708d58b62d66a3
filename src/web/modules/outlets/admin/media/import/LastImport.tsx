import { grouped } from '#contract/countText.ts';
import type { OutletImport } from '#generated/types/outletImportCalls.ts';
import { download } from '#web/client/http/download.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './import.module.css';
import { Counts, Nationless } from './Outcome.tsx';
import { useUndoImport } from './useLastImport.ts';

/** What can be done with a finished import. */
export const LastActions = ({ last, onUndone }: { last: OutletImport; onUndone: () => void }) => {
  const { undo, isBusy } = useUndoImport(onUndone);
  return (
    <p className={styles.actions}>
      {last.refusedCnt > 0 && (
        <button
          type="button"
          className={`${buttons.tertiary} ${buttons.small}`}
          onClick={() => void download('/outlet-import/refused')}
        >
          등록하지 못한 {grouped(last.refusedCnt)}줄 내려받기
        </button>
      )}
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.small}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void undo(last)}
      >
        {isBusy ? '되돌리는 중…' : '가져오기 되돌리기'}
      </button>
    </p>
  );
};

/** An import under way, or what has come of it. */
export const Result = ({ last, onUndone }: { last: OutletImport; onUndone: () => void }) => {
  const { sttsCd, fileNm, rowCnt, readCnt } = last;
  if (sttsCd === 'running')
    return (
      <>
        <p role="status">
          <bdi>{fileNm}</bdi>의 매체를 등록하고 있습니다. 창을 닫아도 등록은 계속됩니다.
        </p>
        <p className={styles.progress}>
          <progress value={readCnt} max={rowCnt} aria-label="등록한 줄" />
          <span>
            {grouped(rowCnt)}줄 가운데 {grouped(readCnt)}줄
          </span>
        </p>
      </>
    );
  return (
    <>
      <p role="status">
        {sttsCd === 'done' ? (
          <>
            <bdi>{fileNm}</bdi>의 {grouped(rowCnt)}줄을 모두 처리했습니다.
          </>
        ) : (
          <>
            <bdi>{fileNm}</bdi>의 {grouped(rowCnt)}줄 가운데 {grouped(readCnt)}줄에서 멈추었습니다. 같은
            파일을 다시 올리면 남은 매체를 등록합니다.
          </>
        )}
      </p>
      <Counts found={last} />
      <Nationless count={last.nationlessCnt} />
      {last.refusedCnt > 0 && (
        <p>등록하지 못한 줄은 이유와 함께 파일로 내려받아, 고친 뒤 그대로 다시 올릴 수 있습니다.</p>
      )}
      <LastActions last={last} onUndone={onUndone} />
    </>
  );
};

/** The last import, beside the choice of the next file. */
export const LastImport = ({ last }: { last: OutletImport }) => (
  <section className={styles.last} aria-label="마지막으로 가져온 목록">
    <h3>마지막으로 가져온 목록</h3>
    <p>
      <bdi>{last.fileNm}</bdi> · {formatTime(last.regDt ?? '')} {last.userNm} · 새 매체 {grouped(last.newCnt)}
      곳, 빈 항목 채움 {grouped(last.filledCnt)}곳, 등록 못 함 {grouped(last.refusedCnt)}줄
    </p>
    <LastActions last={last} onUndone={() => {}} />
  </section>
);
