import { grouped } from '#contract/countText.ts';
import type { OutletImport } from '#generated/types/outletImportCalls.ts';
import { type ImportLine, ImportLines } from '#web/admin/import/ImportLines.tsx';
import type { Tone } from '#web/kit/badge/Badge.tsx';
import styles from './import.module.css';

const states: Record<string, { word: string; tone: Tone }> = {
  new: { word: '새 매체', tone: 'good' },
  filled: { word: '빈 항목 채움', tone: 'good' },
  known: { word: '이미 있음', tone: 'plain' },
  refused: { word: '등록 못 함', tone: 'danger' },
};

/** The counts of a dry run or an import. */
export const Counts = ({ found }: { found: OutletImport }) => (
  <dl className={styles.counts}>
    {[
      { label: '새 매체', count: found.newCnt },
      { label: '빈 항목 채움', count: found.filledCnt },
      { label: '이미 있음', count: found.knownCnt },
      { label: '등록 못 함', count: found.refusedCnt, isBad: found.refusedCnt > 0 },
      { label: '새 피드', count: found.feedCnt },
    ].map(({ label, count, isBad }) => (
      <div key={label} className={isBad ? styles.bad : undefined}>
        <dt>{label}</dt>
        <dd>{grouped(count)}</dd>
      </div>
    ))}
  </dl>
);

export const Nationless = ({ count }: { count: number }) =>
  count > 0 && (
    <p className={styles.warning}>
      국가를 알 수 없는 새 매체가 {grouped(count)}곳 있습니다. 매체 목록에서 한꺼번에 정할 수 있습니다.
    </p>
  );

const lineOf = ({ line, mediaNm, address, stateCd, remark }: OutletImport['items'][number]): ImportLine => {
  const title = mediaNm ?? address;
  return {
    ...(states[stateCd] ?? { word: stateCd, tone: 'plain' }),
    title: title ?? `${grouped(line)}번째 줄`,
    ...(mediaNm && address && { detail: address }),
    remark,
    line: stateCd === 'refused' && title ? line : null,
  };
};

/** What importing would do: counts, then the refused lines and the first others. Nothing is stored yet. */
export const Trial = ({ found }: { found: OutletImport }) => (
  <>
    <p role="status">아직 저장하지 않았습니다. 등록하면 다음과 같이 됩니다.</p>
    <Counts found={found} />
    <Nationless count={found.nationlessCnt} />
    {/* the only place from which the keyboard scrolls the dialog */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <section aria-label="줄마다의 결과" tabIndex={0}>
      <ImportLines lines={found.items.map(lineOf)} />
    </section>
    {found.rowCnt > found.items.length && (
      <p className={styles.more}>
        {grouped(found.rowCnt)}줄 가운데 등록하지 못할 줄과 앞의 줄을 {grouped(found.items.length)}개까지 보여
        드립니다. 나머지도 함께 등록합니다.
      </p>
    )}
  </>
);
