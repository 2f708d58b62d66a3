import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import type { RepairExample, RepairKind, RepairRun } from '#generated/types/articleBatchCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import batch from '../batchEdit.module.css';
import styles from './repair.module.css';
import { isUnderWay, useRepairs } from './useRepairs.ts';

const languages = new Intl.DisplayNames('ko', { type: 'language' });

interface ShownKind {
  label: string;
  /** What was wrong, for who does not know the rules. */
  about: string;
  text: (value: string) => string;
}

const kinds: Readonly<Record<string, ShownKind>> = {
  date: {
    label: '보도일시',
    about: '읽지 못해 수집 시각으로 대신한 것을 이제 매체가 적은 대로 읽습니다.',
    text: formatTime,
  },
  address: {
    label: '주소',
    about: '추적 표시나 모바일 주소를 덜어 같은 기사를 알아볼 수 있게 합니다.',
    text: (value) => value,
  },
  language: {
    label: '언어',
    about: '저장한 언어에 없는 글자가 있거나 다른 언어로 쓴 기사입니다.',
    text: (value) => languages.of(value) ?? value,
  },
};

const Example = ({ example, text }: { example: RepairExample; text: ShownKind['text'] }) => {
  const { articleId, ttl, mediaNm, written, before, after } = example;
  return (
    <tr>
      <th scope="row">
        <Link to={`/article/Article/Detail/${articleId}`} target="_blank" className={styles.title}>
          <bdi>{ttl ?? '제목 없음'}</bdi>
          <span className="only-read-aloud"> (새 창)</span>
        </Link>
        {mediaNm && <span className={batch.about}>{mediaNm}</span>}
      </th>
      <td data-label="지금">
        <del>{before ? text(before) : '없음'}</del>
      </td>
      <td data-label="바로잡은 뒤">
        <ins>{after ? text(after) : '없음'}</ins>
        {written && <span className={batch.about}>매체가 적은 것: {written}</span>}
      </td>
    </tr>
  );
};

const Examples = ({
  label,
  examples,
  text,
}: { label: string; examples: RepairExample[] } & Pick<ShownKind, 'text'>) => (
  <table className={`${batch.changes} ${styles.examples}`} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">기사</th>
        <th scope="col">지금</th>
        <th scope="col">바로잡은 뒤</th>
      </tr>
    </thead>
    <tbody>
      {examples.map((example) => (
        <Example key={example.articleId} example={example} text={text} />
      ))}
    </tbody>
  </table>
);

/** What was found of one kind, with examples before and after. */
const Found = ({ kind }: { kind: RepairKind }) => {
  const { kindCd, count, duplicateCnt, editedCnt, examples, duplicates } = kind;
  const shown = kinds[kindCd];
  if (!shown || count + duplicateCnt + editedCnt === 0) return null;
  const { label, about, text } = shown;
  return (
    <section className={styles.kind} aria-label={label}>
      <h2>
        {label} <span>{countText(count)}</span>
      </h2>
      <p className={batch.about}>{about}</p>
      {examples.length > 0 && <Examples label={`${label} 보기`} examples={examples} text={text} />}
      {count > examples.length && examples.length > 0 && (
        <p className={batch.more}>그 밖에 {countText(count - examples.length)}이 더 있습니다.</p>
      )}
      {editedCnt > 0 && <p className={batch.more}>담당자가 고친 {countText(editedCnt)}은 그대로 둡니다.</p>}
      {duplicateCnt > 0 && (
        <details className={styles.duplicates}>
          <summary>다른 기사가 그 주소를 이미 쓰는 {countText(duplicateCnt)}은 그대로 둡니다.</summary>
          <Examples label={`${label}가 겹치는 기사 보기`} examples={duplicates} text={text} />
        </details>
      )}
    </section>
  );
};

const percent = (share: number): string => `${Math.floor(100 * share)}%`;

const Progress = ({ run, words }: { run: RepairRun; words: string }) => (
  <div className={styles.progress}>
    <progress max={1} value={run.seenRt} aria-label={words} />
    <p role="status">
      {words} {percent(run.seenRt)}
    </p>
  </div>
);

const doneWords = ({ sttsCd, changedCnt, undoneCnt }: RepairRun): string => {
  if (sttsCd !== 'undone') return `${countText(changedCnt)}을 바로잡았습니다.`;
  const left = changedCnt - undoneCnt;
  return left > 0
    ? `바로잡은 ${countText(changedCnt)} 가운데 ${countText(undoneCnt)}을 되돌렸습니다. 그 뒤에 다시 고치거나 삭제한 ${countText(left)}은 그대로 두었습니다.`
    : `바로잡은 ${countText(changedCnt)}을 모두 되돌렸습니다.`;
};

interface LastProps {
  run: RepairRun;
  isPending: boolean;
  onUndo: () => void;
}

/** The last repair: under way, done, or undone. */
const Last = ({ run, isPending, onUndo }: LastProps) => (
  <section className={batch.last} aria-label="마지막으로 바로잡은 것">
    {run.sttsCd === 'running' && (
      <Progress run={run} words={`기사를 바로잡고 있습니다. 지금까지 ${countText(run.changedCnt)}.`} />
    )}
    {run.sttsCd === 'undoing' && <Progress run={run} words="바로잡은 것을 되돌리고 있습니다." />}
    {!isUnderWay(run) && (
      <p>
        <strong>마지막으로 바로잡은 것</strong> {doneWords(run)}
        <span className={batch.when}>
          {formatTime(run.undoDt ?? run.endDt ?? run.regDt)} {run.userNm}
        </span>
      </p>
    )}
    {(run.sttsCd === 'running' || (run.sttsCd === 'done' && run.changedCnt > 0)) && (
      <button
        type="button"
        className={`${buttons.tertiary} ${batch.undo}`}
        disabled={isPending}
        onClick={onUndo}
      >
        {run.sttsCd === 'running' ? '멈추고 되돌리기' : '되돌리기'}
      </button>
    )}
  </section>
);

const previewWords = ({ changedCnt, endDt }: RepairRun): string =>
  changedCnt === 0
    ? `${formatTime(endDt)}에 살펴보았습니다. 바로잡을 기사가 없습니다.`
    : `${formatTime(endDt)}에 살펴보았습니다. 바로잡을 기사 `;

const searchWord = (preview: RepairRun | null): string => {
  if (!preview) return '바로잡을 기사 찾아보기';
  return isUnderWay(preview) ? '처음부터 다시 찾아보기' : '다시 찾아보기';
};

/** Repairs what earlier rules of collecting read wrongly: previewed first, undone in one step. */
export const Repair = () => {
  const { data, error, refetch, isBusy, isUndoAsked, begin, undo } = useRepairs();
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState minHeight="32rem" />;
  const { preview, last } = data;
  const apply = async () => {
    const question = `기사 ${countText(preview?.changedCnt ?? 0)}을 바로잡으시겠습니까? 바로잡은 뒤에 되돌릴 수 있습니다.`;
    if (await askConfirm(question, '바로잡기')) begin('N');
  };
  const takeBack = async (run: RepairRun) => {
    const question = `지금까지 바로잡은 기사 ${countText(run.changedCnt)}을 되돌리시겠습니까?`;
    if (await askConfirm(question, '되돌리기')) undo(run.articleRepairId);
  };
  return (
    <div className={batch.page}>
      {last && (
        <Last
          run={last}
          isPending={isUndoAsked || (isBusy && last.sttsCd !== 'running')}
          onUndo={() => void takeBack(last)}
        />
      )}
      <div className={styles.intro}>
        <p>
          수집한 기사의 보도일시, 주소, 언어를 지금의 수집 규칙으로 다시 살펴 예전 규칙이 잘못 읽은 것을
          찾습니다. 담당자가 고친 항목은 바꾸지 않고, 기사를 합치거나 지우지 않습니다.
        </p>
        <button
          type="button"
          className={`${preview ? buttons.tertiary : buttons.primary} ${batch.apply}`}
          disabled={isBusy}
          onClick={() => begin('Y')}
        >
          {searchWord(preview)}
        </button>
      </div>
      {preview && isUnderWay(preview) && <Progress run={preview} words="기사를 살펴보고 있습니다." />}
      {preview?.sttsCd === 'done' && (
        <>
          <div className={styles.sum}>
            <p role="status">
              {previewWords(preview)}
              {preview.changedCnt > 0 && <strong>{countText(preview.changedCnt)}</strong>}
            </p>
            {preview.changedCnt > 0 && (
              <button
                type="button"
                className={`${buttons.primary} ${batch.apply}`}
                disabled={isBusy}
                onClick={() => void apply()}
              >
                {countText(preview.changedCnt)} 바로잡기
              </button>
            )}
          </div>
          {preview.kinds.map((kind) => (
            <Found key={kind.kindCd} kind={kind} />
          ))}
        </>
      )}
    </div>
  );
};
