import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { today } from '#contract/days.ts';
import { monthFields } from '#contract/monthFields.ts';
import type { ArticleStatus as Line } from '#generated/types/monitoringCalls.ts';
import { download } from '#web/client/http/download.ts';
import { read } from '#web/client/http/read.ts';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import facts from '#web/kit/lists/FactTable.module.css';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import sections from '#web/kit/page/sections.module.css';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './collection.module.css';
import { sumOf } from './sum.ts';

const kinds = [
  { value: 'group', label: '사용자 그룹별' },
  { value: 'nation', label: '국가별' },
];

const firstYear = 2020;
const thisYear = Number(today().slice(0, 4));
const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => {
  const value = String(thisYear - index);
  return { value, label: `${value}년` };
});

const useConditions = () => {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    by: parameters.get('by') === 'nation' ? 'nation' : 'group',
    year: parameters.get('year') ?? String(thisYear),
    extracted: parameters.get('extrYn') === 'Y',
    set,
  };
};

const Numbers = ({ line }: { line: Line }) => (
  <>
    {monthFields.map((field) => (
      <td key={field} className={line[field] === 0 ? facts.zero : facts.right}>
        {grouped(line[field])}
      </td>
    ))}
    <td className={`${line.totalYear === 0 ? facts.zero : facts.right} ${styles.total}`}>
      {grouped(line.totalYear)}
    </td>
  </>
);

const StatusTable = ({ lines, head }: { lines: readonly Line[]; head: string }) => (
  <WideTable label="월별 기사 수">
    <table className={facts.table} aria-label="월별 기사 수">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {monthFields.map((field, index) => (
            <th key={field} scope="col" className={facts.right}>
              {index + 1}월
            </th>
          ))}
          <th scope="col" className={`${facts.right} ${styles.totalHead}`}>
            합계
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.userGroup}</th>
            <Numbers line={line} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">합계</th>
          <Numbers line={sumOf(lines)} />
        </tr>
      </tfoot>
    </table>
  </WideTable>
);

/** Articles per month of a year, by user group or by country. */
export const ArticleStatus = () => {
  const { by, year, extracted, set } = useConditions();
  const [busy, setBusy] = useState(false);
  const params = { year, ...(extracted && { extrYn: 'Y' }) };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['articleStatus', by, params],
    queryFn: ({ signal }) => read<Line[]>(`/articlestatus/${by}`, { params, signal, quiet: true }),
  });
  const save = async () => {
    setBusy(true);
    try {
      await download('/articlestatus/excel', { params: { ...params, by } });
    } catch (failure) {
      // the shell's alert has shown the reason
      console.error('article status not downloaded', failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={sections.page}>
      <div className={`row-loose ${styles.bar}`}>
        <span id="status-by" className="only-read-aloud">
          구분
        </span>
        <Segmented
          small
          name="status-by"
          labelledBy="status-by"
          options={kinds}
          value={by}
          onChange={(value) => set('by', value)}
        />
        <Select
          small
          aria-label="연도"
          options={years}
          value={year}
          onChange={({ target }) => set('year', target.value)}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={extracted}
            onChange={({ target }) => set('extrYn', target.checked ? 'Y' : null)}
          />
          특징을 추출한 기사만
        </label>
        <button
          type="button"
          className={`${buttons.tertiary} ${buttons.inLine} ${styles.excel}`}
          data-action="export"
          disabled={busy || !data?.length}
          onClick={() => void save()}
        >
          엑셀 내려받기
        </button>
      </div>
      {error ? (
        <ProblemState problem={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <LoadingState minHeight="32rem" />
      ) : data.length === 0 ? (
        <EmptyState title="이 해의 기사가 없습니다" hint="다른 연도를 골라 보세요." />
      ) : (
        <StatusTable lines={data} head={by === 'nation' ? '국가' : '사용자 그룹'} />
      )}
    </div>
  );
};
