import { countText } from '#contract/countText.ts';
import type { RetentionRunLine } from '#generated/types/retentionCalls.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './retentionRule.module.css';

const states: Record<string, { word: string; tone: Tone }> = {
  running: { word: '하는 중', tone: 'notice' },
  done: { word: '마침', tone: 'good' },
  undoing: { word: '되살리는 중', tone: 'notice' },
  undone: { word: '되살림', tone: 'plain' },
};

const remark = ({ sttsCd, changedCnt, undoneCnt, undoDt, userNm }: RetentionRunLine): string => {
  if (sttsCd === 'undoing') return `${countText(undoneCnt)}을 되살렸습니다.`;
  if (sttsCd !== 'undone') return '';
  const left = changedCnt - undoneCnt;
  const by = `${formatTime(undoDt)}${userNm ? ` ${userNm}` : ''}`;
  return left > 0
    ? `${countText(undoneCnt)}을 되살렸습니다(${by}). ${countText(left)}은 이미 되살렸거나 같은 글이 있습니다.`
    : by;
};

interface RunsProps {
  runs: readonly RetentionRunLine[];
  isBusy: boolean;
  onUndo: (rtntRunId: number) => void;
}

/** What the rule did each night; what a run archived is brought back in one press. */
export const Runs = ({ runs, isBusy, onUndo }: RunsProps) => {
  if (runs.length === 0)
    return <p className={styles.none}>아직 한 일이 없습니다. 규칙을 켜면 하루에 한 번 정리합니다.</p>;
  const ask = async ({ rtntRunId, changedCnt }: RetentionRunLine): Promise<void> => {
    const question = `이때 보관한 글 ${countText(changedCnt)}을 목록과 검색에 되살리고, 다시 보관하지 않도록 규칙을 끌까요?`;
    if (await askConfirm(question, '되살리기')) onUndo(rtntRunId);
  };
  return (
    <ul className={styles.runs} aria-label="한 일">
      {runs.map((run) => (
        <li key={run.rtntRunId}>
          <span>{formatTime(run.regDt)}</span>
          <Badge tone={states[run.sttsCd]?.tone ?? 'plain'}>{states[run.sttsCd]?.word ?? run.sttsCd}</Badge>
          <b>{countText(run.changedCnt)}</b>
          <span className={styles.remark}>{remark(run)}</span>
          {run.actnCd === 'archive' && ['running', 'done'].includes(run.sttsCd) && run.changedCnt > 0 && (
            <button
              type="button"
              className={`${buttons.tertiary} ${buttons.small}`}
              aria-disabled={isBusy}
              aria-label={`${formatTime(run.regDt)}에 보관한 글 되살리기`}
              onClick={() => !isBusy && void ask(run)}
            >
              되살리기
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
