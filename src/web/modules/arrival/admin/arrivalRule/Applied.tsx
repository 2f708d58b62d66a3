import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './arrivalRule.module.css';
import { RuleLine } from './RuleLine.tsx';
import { pageSize, type useRule } from './useRule.ts';

const states: Record<string, { word: string; tone: Tone }> = {
  applied: { word: '적용', tone: 'good' },
  undoing: { word: '되돌리는 중', tone: 'notice' },
  undone: { word: '되돌림', tone: 'plain' },
  partly: { word: '일부만 되돌림', tone: 'notice' },
};
const small = `${buttons.tertiary} ${buttons.small}`;

type AppliedProps = Pick<ReturnType<typeof useRule>, 'applied' | 'undo' | 'isBusy' | 'isUndoing'> & {
  appliedCnt: number;
  mayUndo: boolean;
};

/** What a rule did, to be undone as a list or in part. */
export const Applied = ({ applied, appliedCnt, undo, isBusy, isUndoing, mayUndo }: AppliedProps) => {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const { data, error, refetch, page, setPage } = applied;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.data.length === 0)
    return <p className={styles.none}>아직 한 일이 없습니다. 규칙을 켜면 그 뒤에 들어온 글에 적용합니다.</p>;
  const rest = '그 뒤 사람이 고친 것과 보낸 알림은 되돌리지 않습니다.';
  const ask = async (aplcIds?: readonly number[]): Promise<void> => {
    const question = aplcIds
      ? `고른 글 ${countText(aplcIds.length)}에 한 일을 되돌릴까요? ${rest}`
      : `이 규칙이 글 ${countText(appliedCnt)}에 한 일을 모두 되돌리고 규칙을 끌까요? ${rest}`;
    if (!(await askConfirm(question, '되돌리기'))) return;
    setPicked([]);
    undo(aplcIds);
  };
  const isIdle = !isBusy && !isUndoing;
  return (
    <>
      {mayUndo && appliedCnt > 0 && (
        <div className={styles.tools}>
          <button
            type="button"
            className={small}
            aria-disabled={!isIdle || picked.length === 0}
            onClick={() => isIdle && picked.length > 0 && void ask(picked)}
          >
            {picked.length > 0 ? `고른 ${countText(picked.length)} 되돌리기` : '고른 것 되돌리기'}
          </button>
          <button
            type="button"
            className={small}
            aria-disabled={!isIdle}
            onClick={() => isIdle && void ask()}
          >
            모두 되돌리기
          </button>
        </div>
      )}
      <ul className={styles.lines} aria-label="한 일">
        {data.data.map(({ aplcId, articleId, itemKnd, ttl, chgList, keptList, sttsCd, regDt }) => (
          <RuleLine
            key={aplcId}
            articleId={articleId}
            itemKnd={itemKnd}
            ttl={ttl ?? ''}
            at={regDt}
            facts={[]}
            changes={chgList ?? []}
            kept={keptList ?? []}
            pick={
              mayUndo &&
              sttsCd === 'applied' && (
                <PickBox
                  label={`${ttl ?? ''} 고르기`}
                  checked={picked.includes(aplcId)}
                  onChange={() =>
                    setPicked(
                      picked.includes(aplcId) ? picked.filter((one) => one !== aplcId) : [...picked, aplcId],
                    )
                  }
                />
              )
            }
            state={<Badge tone={states[sttsCd]?.tone ?? 'plain'}>{states[sttsCd]?.word ?? sttsCd}</Badge>}
          />
        ))}
      </ul>
      <Pager page={page} size={pageSize} total={data.totalRecords} onChange={setPage} />
    </>
  );
};
