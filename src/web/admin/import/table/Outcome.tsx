import { grouped } from '#contract/countText.ts';
import type { ImportRun } from '#generated/types/listImportCalls.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';
import { type ImportLine, ImportLines } from '../ImportLines.tsx';
import type { ImportedList } from './importedList.ts';
import styles from './table.module.css';

const stateOf = (stateCd: string, label: string): { word: string; tone: Tone } =>
  (
    ({
      new: { word: `새 ${label}`, tone: 'good' },
      filled: { word: '빈 항목 채움', tone: 'good' },
      known: { word: '이미 있음', tone: 'plain' },
      refused: { word: '못 가져옴', tone: 'danger' },
    }) satisfies Record<string, { word: string; tone: Tone }> as Record<string, { word: string; tone: Tone }>
  )[stateCd] ?? { word: stateCd, tone: 'plain' };

/** The counts of a dry run or an import. */
export const Counts = ({ found, list: { label } }: { found: ImportRun; list: ImportedList }) => (
  <dl className={styles.counts}>
    {[
      { label: `새 ${label}`, count: found.newCnt },
      ...(found.filledCnt ? [{ label: '빈 항목 채움', count: found.filledCnt }] : []),
      { label: '이미 있음', count: found.knownCnt },
      { label: '가져오지 못함', count: found.refusedCnt, isBad: found.refusedCnt > 0 },
      ...found.more,
    ].map(({ label: name, count, ...rest }) => (
      <div key={name} className={'isBad' in rest && rest.isBad ? styles.bad : undefined}>
        <dt>{name}</dt>
        <dd>{grouped(count)}</dd>
      </div>
    ))}
  </dl>
);

export const Notes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note} className={styles.warning}>
      {note}
    </p>
  ));

const lineOf = (
  { line, title, detail, stateCd, remark }: ImportRun['items'][number],
  label: string,
): ImportLine => ({
  ...stateOf(stateCd, label),
  title: title ?? `${grouped(line)}번째 줄`,
  ...(detail && { detail }),
  remark,
  line: stateCd === 'refused' && title ? line : null,
});

/** What importing would do: counts, then the refused lines and the first others. Nothing is stored yet. */
export const Trial = ({ found, list }: { found: ImportRun; list: ImportedList }) => (
  <>
    <p role="status">
      {found.readCnt < found.rowCnt
        ? `아직 저장하지 않았습니다. ${grouped(found.rowCnt)}줄 가운데 앞의 ${grouped(found.readCnt)}줄만 살펴보았습니다.`
        : '아직 저장하지 않았습니다. 등록하면 다음과 같이 됩니다.'}
    </p>
    <Counts found={found} list={list} />
    <Notes notes={found.notes} />
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
    <section aria-label="줄마다의 결과" tabIndex={0}>
      <ImportLines lines={found.items.map((one) => lineOf(one, list.label))} />
    </section>
    {found.rowCnt > found.items.length && (
      <p className={styles.more}>
        {grouped(found.rowCnt)}줄 가운데 가져오지 못할 줄과 앞의 줄을 {grouped(found.items.length)}개까지 보여
        드립니다. 나머지도 함께 등록합니다.
      </p>
    )}
  </>
);
