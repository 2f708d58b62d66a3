import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import type { Picking } from '#web/kit/export/usePicking.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './Edits.module.css';
import type { ClusterEdits } from './useClusterEdits.ts';

/** Actions on the articles picked in a highlight. */
export const PickedBar = ({
  picking,
  edits,
  total,
}: {
  picking: Picking;
  edits: ClusterEdits;
  total: number;
}) => {
  const articleIds = [...picking.ids];
  const count = articleIds.length;
  const isWhole = count >= total;
  const act = async (what: 'split' | 'remove', question: string, label: string, sentence: string) => {
    if (edits.isBusy || !(await askConfirm(question, label))) return;
    if (await edits.edit(what, { articleIds }, sentence)) picking.end();
  };
  return (
    <div className={styles.picked}>
      <p role="status">
        {count === 0
          ? '나누거나 뺄 기사를 골라 주세요.'
          : isWhole
            ? '기사를 모두 고를 수는 없습니다. 한 건 이상 남겨 주세요.'
            : count === 1
              ? '기사 1건을 선택했습니다. 새 하이라이트로 나누려면 두 건 이상 골라 주세요.'
              : `기사 ${count}건을 선택했습니다.`}
      </p>
      <button
        type="button"
        className={buttons.primary}
        disabled={count < 2 || isWhole}
        onClick={() =>
          void act(
            'split',
            `선택한 기사 ${count}건을 새 하이라이트로 나눌까요? 다시 분석해도 나뉜 채로 둡니다.`,
            '나누기',
            `기사 ${count}건을 새 하이라이트로 나누었습니다.`,
          )
        }
      >
        새 하이라이트로 나누기
      </button>
      <button
        type="button"
        className={buttons.tertiary}
        disabled={count === 0 || isWhole}
        onClick={() =>
          void act(
            'remove',
            `선택한 기사 ${count}건을 이 하이라이트에서 뺄까요? 기사는 지워지지 않습니다.`,
            '빼기',
            `기사 ${count}건을 뺐습니다.`,
          )
        }
      >
        빼기
      </button>
      <button type="button" className={buttons.tertiary} onClick={picking.end}>
        선택 해제
      </button>
    </div>
  );
};
