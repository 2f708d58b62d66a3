import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { byFolder } from '#web/client/views/viewFolders.ts';
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
  const button = (key: string, words: string, label?: Label) => (
    <button
      key={key}
      type="button"
      className={styles.label}
      aria-pressed={value === key}
      title={label?.userNm ? `${label.userNm}님이 함께 보는 라벨` : undefined}
      onClick={() => onChange(key)}
    >
      {label && <Swatch color={label.colorCd} />}
      <span className={styles.labelName}>{words}</span>
      {label && <span className={styles.count}>{countText(label.cnt)}</span>}
    </button>
  );
  return (
    <div className={styles.labels} role="group" aria-label="별표와 라벨">
      {button('', '별표')}
      {byFolder(labels).map(([folder, own]) => (
        <span key={folder} className={styles.folder} role="group" aria-label={folder || '폴더 없음'}>
          {folder && <span className={styles.folderName}>{folder}</span>}
          {own.map((label) => button(String(label.labelId), label.labelNm, label))}
        </span>
      ))}
      <button type="button" className={styles.manage} onClick={() => setManaged(true)}>
        라벨 관리
      </button>
      {isManaged && <LabelManager onClose={() => setManaged(false)} />}
    </div>
  );
};
