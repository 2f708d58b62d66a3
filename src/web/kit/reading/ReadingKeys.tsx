import { Fragment } from 'react';
import { announce } from '../announce/announce.tsx';
import { showAlert } from '../dialogs/dialogStore.ts';
import { problemSentence } from '../http/problemSentence.ts';
import styles from './ReadingKeys.module.css';
import type { ReadingAction } from './readingAction.ts';
import { followLink, stepThroughRows, useReadingKeys } from './useReadingKeys.ts';

const places = {
  list: {
    act: stepThroughRows,
    keys: [
      ['J', '다음'],
      ['K', '이전'],
      ['O', '열기'],
      ['M', '메모'],
      ['R', '읽음'],
      ['?', '도움말'],
    ],
    help: [
      'J 다음 (쪽의 끝에서는 다음 쪽)',
      'K 이전 (쪽의 처음에서는 이전 쪽)',
      'O 열기',
      'M 내 메모에 담기·빼기',
      'R 읽음·읽지 않음',
    ],
  },
  detail: {
    act: followLink,
    keys: [
      ['J', '다음'],
      ['K', '이전'],
      ['U', '목록으로'],
      ['M', '메모'],
      ['R', '읽음'],
      ['?', '도움말'],
    ],
    help: ['J 다음', 'K 이전', 'U 목록으로', 'M 내 메모에 담기·빼기', 'R 읽음·읽지 않음'],
  },
} as const;

/** Lets one read on by keys, says which, and lets one switch them off: a single letter can be in somebody's way. */
export const ReadingKeys = ({ place }: { place: keyof typeof places }) => {
  const { act, keys, help } = places[place];
  const { isOn, switchTo } = useReadingKeys((action: ReadingAction) => {
    if (action !== 'help') return act(action);
    void showAlert(['키보드로 읽기', ...help].join('\n'));
    return true;
  });
  const change = async () => {
    try {
      await switchTo(!isOn);
      announce(isOn ? '키보드로 읽기를 껐습니다.' : '키보드로 읽기를 켰습니다.');
    } catch (problem) {
      announce(problemSentence(problem));
    }
  };
  return (
    <div className={styles.help}>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={() => void change()} />
        키보드로 읽기
      </label>
      {isOn && (
        <p>
          {keys.map(([key, meaning]) => (
            <Fragment key={key}>
              <kbd>{key}</kbd> {meaning}{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
};
