import { useMutation } from '@tanstack/react-query';
import { grouped } from '#contract/countText.ts';
import type { ImportRun } from '#generated/types/listImportCalls.ts';
import { download } from '#web/client/http/download.ts';
import { write } from '#web/client/http/write.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import type { ImportedList } from './importedList.ts';
import { Counts, Notes } from './Outcome.tsx';
import styles from './table.module.css';
import { isUnderWay, useImportRuns } from './useImportRuns.ts';

interface RunProps {
  run: ImportRun;
  list: ImportedList;
}

/** What can be done with a finished import. */
const RunActions = ({ run, list: { label, unit }, refetch }: RunProps & { refetch: () => unknown }) => {
  const undo = useMutation({
    mutationFn: () => write<ImportRun>('PUT', '/list-import/undo', { listImportId: run.listImportId }),
    // the shell's alert shows the reason of a refusal
    onSettled: () => refetch(),
  });
  const ask = async (): Promise<void> => {
    const question = `‘${run.fileNm}’에서 가져온 것을 되돌리시겠습니까? 새 ${label} ${grouped(run.newCnt)}${unit} 가운데 그 뒤에 쓰였거나 고친 것은 남겨 둡니다.`;
    if (await askConfirm(question, '되돌리기')) undo.mutate();
  };
  const small = `${buttons.tertiary} ${buttons.small}`;
  return (
    <p className={styles.actions}>
      {run.refusedCnt > 0 && (
        <button
          type="button"
          className={small}
          onClick={() =>
            void download('/list-import/refused', { params: { listImportId: run.listImportId } })
          }
        >
          가져오지 못한 {grouped(run.refusedCnt)}줄 내려받기
        </button>
      )}
      {run.newCnt + run.filledCnt > 0 && (
        <button
          type="button"
          className={small}
          aria-disabled={undo.isPending}
          onClick={() => !undo.isPending && void ask()}
        >
          가져오기 되돌리기
        </button>
      )}
    </p>
  );
};

/** How far an import under way is. */
const Progress = ({ run }: Pick<RunProps, 'run'>) => {
  const { sttsCd, fileNm, rowCnt, readCnt, newCnt, removedCnt, leftCnt } = run;
  const isUndoing = sttsCd === 'undoing';
  const [value, max] = isUndoing ? [removedCnt + leftCnt, newCnt] : [readCnt, rowCnt];
  return (
    <>
      <p role="status">
        <bdi>{fileNm}</bdi>의 내용을 {isUndoing ? '되돌리고' : '등록하고'} 있습니다. 창을 닫아도 계속됩니다.
      </p>
      <p className={styles.progress}>
        <progress value={value} max={Math.max(max, 1)} aria-label={isUndoing ? '되돌린 것' : '등록한 줄'} />
        <span>
          {grouped(max)}
          {isUndoing ? '' : '줄'} 가운데 {grouped(value)}
          {isUndoing ? '' : '줄'}
        </span>
      </p>
    </>
  );
};

/** The import that has just been begun: under way, or what has come of it. */
export const RunResult = ({ run, list }: RunProps) => {
  const { refetch } = useImportRuns(list);
  const { sttsCd, fileNm, rowCnt, readCnt, undone } = run;
  if (isUnderWay(run)) return <Progress run={run} />;
  if (undone !== null) return <p role="status">되돌렸습니다. {undone}</p>;
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
            파일을 다시 올리면 남은 줄을 등록합니다.
          </>
        )}
      </p>
      <Counts found={run} list={list} />
      <Notes notes={run.notes} />
      {run.refusedCnt > 0 && (
        <p>가져오지 못한 줄은 이유와 함께 파일로 내려받아, 고친 뒤 그대로 다시 올릴 수 있습니다.</p>
      )}
      <RunActions run={run} list={list} refetch={refetch} />
    </>
  );
};

const summaryOf = (
  { sttsCd, newCnt, filledCnt, knownCnt, refusedCnt, readCnt, rowCnt }: ImportRun,
  unit: string,
) =>
  [
    ...(sttsCd === 'failed' ? [`${grouped(rowCnt)}줄 가운데 ${grouped(readCnt)}줄에서 멈춤`] : []),
    `새로 등록 ${grouped(newCnt)}${unit}`,
    ...(filledCnt ? [`빈 항목 채움 ${grouped(filledCnt)}${unit}`] : []),
    `이미 있음 ${grouped(knownCnt)}${unit}`,
    ...(refusedCnt ? [`가져오지 못함 ${grouped(refusedCnt)}줄`] : []),
  ].join(', ');

const PastRun = ({ run, list, refetch }: RunProps & { refetch: () => unknown }) => (
  <li>
    <p className={styles.runHead}>
      <b>
        <bdi>{run.fileNm}</bdi>
      </b>
      <span className={styles.more}>
        {formatTime(run.regDt)}
        {run.userNm && ` · ${run.userNm}`}
      </span>
    </p>
    {isUnderWay(run) ? (
      <Progress run={run} />
    ) : run.undone === null ? (
      <>
        <p>{summaryOf(run, list.unit)}</p>
        <RunActions run={run} list={list} refetch={refetch} />
      </>
    ) : (
      <p className={styles.more}>
        {run.undoDt && `${formatTime(run.undoDt)}에 되돌렸습니다. `}
        {run.undone}
      </p>
    )}
  </li>
);

interface ImportRunsProps {
  list: ImportedList;
  /** Level of the heading: 2 on a page, which says so where there is none; 3 in a dialog, which then shows nothing. */
  level: 2 | 3;
}

/** The lists imported so far, each with its undo. */
export const ImportRuns = ({ list, level }: ImportRunsProps) => {
  const Heading = `h${level}` as const;
  const { data: runs = [], refetch, isPending } = useImportRuns(list);
  if (isPending || (level === 3 && runs.length === 0)) return null;
  return (
    <section className={styles.runs} aria-label="가져온 목록">
      <Heading>가져온 목록</Heading>
      {runs.length === 0 ? (
        <p className={styles.more}>아직 가져온 목록이 없습니다.</p>
      ) : (
        <ul>
          {runs.map((run) => (
            <PastRun key={run.listImportId} run={run} list={list} refetch={refetch} />
          ))}
        </ul>
      )}
    </section>
  );
};
