import styles from './LabelChip.module.css';
import { type Label, useLabels } from './labels.ts';

export const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} style={{ background: `var(--label-${color})` }} aria-hidden="true" />
);

interface LabelChipsProps {
  ids: readonly number[];
  /** In a row: one is shown by name, the rest is counted. */
  isCompact?: boolean;
}

const chipOf = ({ labelId, labelNm, colorCd }: Label) => (
  <span key={labelId} className={styles.chip} title={labelNm}>
    <Swatch color={colorCd} />
    <span className={styles.name}>{labelNm}</span>
  </span>
);

/** The labels of an item by name and colour. */
export const LabelChips = ({ ids, isCompact = false }: LabelChipsProps) => {
  const { labels } = useLabels();
  const shown = ids.flatMap((id) => labels?.find(({ labelId }) => labelId === id) ?? []);
  if (shown.length === 0) return null;
  const max = isCompact ? 1 : shown.length;
  const rest = shown.slice(max).map(({ labelNm }) => labelNm);
  return (
    <span className={styles.chips} data-compact={isCompact || undefined} role="group" aria-label="라벨">
      {shown.slice(0, max).map(chipOf)}
      {rest.length > 0 && (
        <span className={styles.chip} title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
};
