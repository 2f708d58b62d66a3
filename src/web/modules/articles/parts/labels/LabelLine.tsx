import { useState } from 'react';
import { readingList } from '#contract/labels.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { openLabels } from '#web/kit/shortcuts/labelRequest.ts';
import { LabelChips } from './LabelChip.tsx';
import styles from './LabelLine.module.css';
import type { Labelled } from './labels.ts';
import { putLabel } from './putLabel.ts';

/** Puts an item on the reading list, or takes it off. @returns why it failed */
export const turnReadLater = async ({ articleId, labelIdList }: Labelled): Promise<string | undefined> => {
  const isOn = !labelIdList?.includes(readingList.labelId);
  try {
    await putLabel(readingList.labelId, [articleId], isOn);
    announce(isOn ? '나중에 읽기에 담았습니다.' : '나중에 읽기에서 뺐습니다.');
    return undefined;
  } catch (failure) {
    return problemSentence(failure);
  }
};

/** Labels of an open item: the reading list, its labels, and the way to change them. */
export const LabelLine = ({ item, title }: { item: Labelled; title: string }) => {
  const [problem, setProblem] = useState<string>();
  const ids = item.labelIdList ?? [];
  const named = ids.filter((id) => id !== readingList.labelId);
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={ids.includes(readingList.labelId)}
        onClick={() => void turnReadLater(item).then(setProblem)}
      >
        나중에 읽기
      </button>
      <LabelChips ids={named} />
      <button
        type="button"
        className={styles.button}
        data-action="labels"
        onClick={() => openLabels({ articleIds: [item.articleId], title })}
      >
        {named.length > 0 ? '라벨 고치기' : '라벨 붙이기'}
      </button>
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
};
