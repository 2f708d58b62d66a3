import type { ReactNode } from 'react';
import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { byFolder } from '#web/client/views/viewFolders.ts';
import { Toggle } from '#web/kit/filters/Toggle.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { Swatch } from '../../parts/labels/LabelChip.tsx';
import type { Label } from '../../parts/labels/labels.ts';
import styles from './Memos.module.css';

const LabelManager = lazyDialog(
  async () => (await import('../../parts/labels/LabelManager.tsx')).LabelManager,
);

interface LabelTabsProps {
  labels: readonly Label[];
  /** Id of the label whose articles are listed; empty: those with a star. */
  value: string;
  onChange: (label: string) => void;
}

/** What is listed: the starred articles, the reading list, or those under a label; labels by their folder. */
export const LabelTabs = ({ labels, value, onChange }: LabelTabsProps) => {
  const [isManaged, setManaged] = useState(false);
  const choice = (key: string, words: ReactNode, title?: string) => (
    <Toggle
      key={key}
      type="radio"
      name="memoLabel"
      label={<span title={title}>{words}</span>}
      isOn={value === key}
      onChange={() => onChange(key)}
    />
  );
  const choiceOf = ({ labelId, labelNm, colorCd, userNm, cnt }: Label) =>
    choice(
      String(labelId),
      <>
        <Swatch color={colorCd} /> {labelNm} <small>{countText(cnt)}</small>
      </>,
      userNm ? `${userNm}님이 함께 보는 라벨` : undefined,
    );
  return (
    <div className={styles.labels} role="radiogroup" aria-label="별표와 라벨">
      {choice('', '별표')}
      {byFolder(labels).map(([folder, own]) => (
        <span key={folder} className={styles.folder} role="group" aria-label={folder || '폴더 없음'}>
          {folder && <span className={styles.folderName}>{folder}</span>}
          {own.map(choiceOf)}
        </span>
      ))}
      <button type="button" className={styles.manage} onClick={() => setManaged(true)}>
        라벨 관리
      </button>
      {isManaged && <LabelManager onClose={() => setManaged(false)} />}
    </div>
  );
};
