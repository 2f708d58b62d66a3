import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { boardPlaces } from '#contract/boards.ts';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { messages } from '#contract/messages.ts';
import type { MenuNode } from '#contract/session.ts';
import type { ReportItem } from '#generated/types/boardPostCalls.ts';
import { http } from '#web/client/http/http.ts';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatDay } from '#web/kit/dates/kst.ts';
import { ConditionChips } from '#web/kit/filters/ConditionChips.tsx';
import { FilterForm } from '#web/kit/filters/FilterForm.tsx';
import { DateBox } from '#web/kit/forms/date/DateBox.tsx';
import { dayProblem } from '#web/kit/forms/date/typed.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { ListBar } from '#web/kit/lists/ListBar.tsx';
import styles from '#web/kit/lists/ListTable.module.css';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PageSizeSelect } from '#web/kit/lists/PageSizeSelect.tsx';
import { useOwnPageSize } from '#web/kit/lists/pageSizes.ts';
import { ScrollRegion } from '#web/kit/lists/ScrollRegion.tsx';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { storeListPlace, useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { useAddressQuery } from '#web/kit/routing/useAddressQuery.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { useListViews } from '#web/kit/views/listed.ts';
import {
  listPath,
  type ReportConditions,
  readConditions,
  reportKinds,
  writeConditions,
} from './conditions.ts';
import own from './report.module.css';

interface Option {
  value: string;
  label: string;
}

/** The menus with reports, as the list names them; among menus of the same name each gets its parent's name. */
export const reportMenus = (tree: readonly MenuNode[]): Option[] => {
  const menus = allMenus(tree);
  const places = boardPlaces(menus);
  const sources = menus.filter(({ menuId, url }) => places.has(menuId) || url === briefingPath);
  const nameOf = (id: number | null) => menus.find(({ menuId }) => menuId === id)?.menuNm;
  return sources.map(({ menuId, menuNm, upMenuId }) => {
    const isAlone = sources.every((other) => other.menuId === menuId || other.menuNm !== menuNm);
    const above = isAlone ? undefined : nameOf(upMenuId);
    return { value: String(menuId), label: above ? `${menuNm} (${above})` : menuNm };
  });
};

interface Answer {
  data: ReportItem[];
  totalRecords: number;
}

const useReports = ({ values, page, size }: ReportConditions) =>
  useQuery({
    ...useReturnCache('reports'),
    queryKey: ['reports', values, page, size],
    queryFn: async ({ signal }) =>
      (
        await http.get<Answer>('/report-list', {
          params: { ...values, page, size },
          signal,
          quiet: true,
          background: true,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

const Report = ({ report }: { report: ReportItem }) => {
  const kind = reportKinds[report.kind];
  const path = kind?.pathOf(report);
  const { pathname, search } = useLocation();
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" data-label="제목" className={styles.title}>
        {path ? (
          <Link
            to={path}
            className={styles.link}
            data-record={path}
            onClick={() => storeListPlace(pathname + search, path)}
          >
            {report.ttl}
          </Link>
        ) : (
          report.ttl
        )}
      </th>
      <td role="cell" data-label="구분">
        <Badge>{report.menuNm ?? kind?.label ?? '-'}</Badge>
      </td>
      <td role="cell" data-label="작성자">
        {report.rgtrNm ?? '-'}
      </td>
      <td role="cell" data-label="등록일" className={styles.short}>
        {formatDay(report.regDt)}
      </td>
    </tr>
  );
};

const Reports = ({ reports, isWaiting }: { reports: readonly ReportItem[]; isWaiting: boolean }) => (
  <ScrollRegion label="보고서 목록">
    <table role="table" className={styles.table} aria-label="보고서 목록" aria-busy={isWaiting}>
      <thead role="rowgroup">
        <tr role="row">
          {['제목', '구분', '작성자', '등록일'].map((label) => (
            <th key={label} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {reports.map((report) => (
          <Report key={`${report.kind} ${report.key}`} report={report} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

const labels: Readonly<Record<string, string>> = {
  ttl: '제목',
  menuId: '구분',
  startDate: '시작일',
  endDate: '종료일',
};

const ends = ['startDate', 'endDate'] as const;
const isEnd = (name: string): boolean => ends.some((end) => end === name);

const chipsOf = (values: ReportConditions['values'], menus: ReturnType<typeof reportMenus>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    name: labels[key] ?? key,
    text: key === 'menuId' ? (menus.find((menu) => menu.value === value)?.label ?? value) : value,
  }));

/** The error message of the range; a day that is still being typed is reported by its own field. */
const problemOf = ({ startDate, endDate }: ReportConditions['values']): string | undefined =>
  startDate && endDate && !dayProblem(startDate) && !dayProblem(endDate) && startDate > endDate
    ? messages.dateRange.reversed
    : undefined;

const isFaulty = (values: ReportConditions['values']): boolean =>
  Boolean(problemOf(values) ?? dayProblem(values.startDate) ?? dayProblem(values.endDate));

/** /article/Report: published reports of all sources that the user may read. Read-only. */
export const ReportList = () => {
  const [search, go] = useAddressQuery();
  const conditions = readConditions(search, useOwnPageSize(listPath));
  const { values, page, size } = conditions;
  const tree = useSession(({ menu }) => menu);
  const menus = useMemo(() => reportMenus(tree), [tree]);
  const { data, error, isPending, isPlaceholderData, refetch } = useReports(conditions);
  useListViews(writeConditions({ ...conditions, page: 1 }));
  useRestoreListPlace(data !== undefined && !isPlaceholderData);
  const set = (change: Partial<ReportConditions>) =>
    go(writeConditions({ ...conditions, page: 1, ...change }));
  return (
    <>
      <FilterForm
        values={values}
        onApply={(next) => set({ values: next })}
        isFaulty={isFaulty}
        inForce={Object.keys(values).map((name) => (isEnd(name) ? 'days' : name))}
      >
        {(draft, type) => [
          <FieldFrame key="ttl" id="report-ttl" label="제목">
            <TextBox
              small
              id="report-ttl"
              maxLength={200}
              value={draft.ttl ?? ''}
              onChange={({ target }) => type('ttl', target.value)}
            />
          </FieldFrame>,
          ...(menus.length > 1
            ? [
                <FieldFrame key="menuId" id="report-menu" label="구분">
                  <Select
                    small
                    id="report-menu"
                    empty="전체"
                    options={menus}
                    value={draft.menuId ?? ''}
                    onChange={({ target }) => type('menuId', target.value, true)}
                  />
                </FieldFrame>,
              ]
            : []),
          <FieldFrame key="days" id="report-days" label="등록일" group error={problemOf(draft)}>
            <div role="group" aria-labelledby={labelId('report-days')} className={`row-close ${own.range}`}>
              {ends.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && <span aria-hidden="true">~</span>}
                  <DateBox
                    small
                    aria-label={`등록일 ${labels[name] ?? ''}`}
                    aria-invalid={problemOf(draft) ? true : undefined}
                    value={draft[name] ?? ''}
                    onValue={(day) => type(name, day)}
                  />
                </Fragment>
              ))}
            </div>
          </FieldFrame>,
        ]}
      </FilterForm>
      <ListBar
        total={data?.totalRecords ?? null}
        chips={
          <ConditionChips
            chips={chipsOf(values, menus)}
            onRemove={({ key }) => {
              const { [key]: _removed, ...rest } = values;
              set({ values: rest });
            }}
            onReset={() => go(writeConditions({ values: {}, page: 1, size }), { leavesView: true })}
          />
        }
      >
        <PageSizeSelect list={listPath} value={size} onChange={(next) => set({ size: next })} />
      </ListBar>
      {isPending ? (
        <LoadingState minHeight="40rem" />
      ) : !data ? (
        <ProblemState problem={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <EmptyState
          {...(Object.keys(values).length > 0
            ? { hint: '조건을 하나 지우거나 검색어를 줄여 보세요.' }
            : { title: '아직 보고서가 없습니다' })}
        />
      ) : (
        <>
          <Reports reports={data.data} isWaiting={isPlaceholderData} />
          <Pager page={page} size={size} total={data.totalRecords} onChange={(next) => set({ page: next })} />
        </>
      )}
    </>
  );
};
