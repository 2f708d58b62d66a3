import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { columnFields } from '#contract/entityFields.ts';
import { orderWords } from '#contract/orderWords.ts';
import { asObject, asSubject } from '#contract/particles.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import type { FilterValues } from '#web/kit/filters/FilterForm.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { DensitySelect } from '#web/kit/lists/DensitySelect.tsx';
import { ListBar } from '#web/kit/lists/ListBar.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { PageSizeSelect } from '#web/kit/lists/PageSizeSelect.tsx';
import { ownPageSize, useOwnPageSize } from '#web/kit/lists/pageSizes.ts';
import { totalText } from '#web/kit/lists/totalWords.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { MoreTools } from '#web/kit/tools/MoreTools.tsx';
import { useListViews } from '#web/kit/views/listed.ts';
import { prefetchedList } from '../dataProvider.ts';
import { PickingContext } from '../kinds/contexts.ts';
import { allowedPageSize } from '../rest/apiCall.ts';
import { useMay } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { EmptiedByDefaults } from './EmptiedByDefaults.tsx';
import type { ExportSource } from './export/exportRequest.ts';
import { listQuery } from './listQuery.ts';
import { defaultsOf, type ListStart } from './listStart.ts';
import { emptyHint, ListWords, SpecChips, SpecFilters, shownFilters, type Words } from './SpecFilters.tsx';
import styles from './SpecList.module.css';
import { SpecTable } from './SpecTable.tsx';
import type { ListSplitView, ShownColumns } from './splitViewOf.tsx';
import { type ListColumns, useListTools } from './useListTools.tsx';
import { useRegistLink } from './useRecordLink.ts';
import { ListPart, useTotal } from './useTotal.ts';

interface SpecListProps {
  /** Columns as `<SpecField source="…"/>`; by default those of the schema. */
  children?: ReactNode;
  /** Names of the conditions; by default those of the schema. */
  filters?: readonly string[];
  /** Labels of conditions and orders that differ from the schema's. */
  words?: Words;
  /** Rendered at the right above the table, before the create button. */
  actions?: ReactNode;
  /** Rare actions: in the menu of the list's tools at every width. */
  seldomActions?: ReactNode;
  /** Conditions in force until the user changes them. */
  defaults?: ListStart['defaults'];
  /** Rendered above the conditions, within the list's context. */
  top?: ReactNode;
  /** Further counts beside the total, within the list's context. */
  count?: ReactNode;
  /** The subset of the entity's records that the list shows; absent for all. */
  part?: ExportSource;
  /** Rendered instead of the table. */
  rows?: ReactNode;
  /** Actions on picked rows besides the export, within the list's context. */
  pickedActions?: ReactNode;
  /** Text shown if there are no records at all. */
  empty?: { title: string; hint?: string };
  /** The split view of the list; without it records open as pages only. */
  splitView?: ListSplitView;
}

/** The orders of the list, and the one in force. */
const useOrders = () => {
  const words = useContext(ListWords);
  const spec = useSpec();
  const { sort } = useListContext();
  const options = columnFields(spec)
    .filter((field) => field.sort)
    .flatMap(({ name, label, kind }) =>
      (['ASC', 'DESC'] as const).map((order) => ({
        value: `${name},${order}`,
        label: orderWords({ label: words[name] ?? label, kind }, order),
      })),
    );
  const inForce = `${sort.field},${sort.order}`;
  return { options, inForce, label: options.find(({ value }) => value === inForce)?.label };
};

/** Choice of the order where the column heads are not visible. */
const SortSelect = ({ isAlone, orders }: { isAlone: boolean; orders: ReturnType<typeof useOrders> }) => {
  const { setSort } = useListContext();
  const { options, inForce, label } = orders;
  return (
    <span className={isAlone ? styles.sortAlone : styles.sort}>
      <Select
        small
        aria-label="정렬"
        {...(!label && { empty: '기본 정렬' })}
        value={label ? inForce : ''}
        options={options}
        onChange={({ target }) => {
          const [field = '', order] = target.value.split(',');
          setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      />
    </span>
  );
};

const RegistButton = ({ words = '등록' }: { words?: string }) => {
  const spec = useSpec();
  const link = useRegistLink();
  return useMay(spec).insert ? (
    <Link to={link} className={`${buttons.primary} ${styles.regist}`} data-action="regist">
      {words}
    </Link>
  ) : null;
};

/** There are no records at all; who may create them is offered to. */
const NoRecords = ({ empty }: Pick<SpecListProps, 'empty'>) => {
  const spec = useSpec();
  const { label, operations } = spec;
  const mayInsert = useMay(spec).insert;
  const nothing = operations.insert ? `등록된 ${asSubject(label)}` : '쌓인 기록이';
  const hint = `${asObject(label)} 등록하면 이 목록에 나타납니다.`;
  return (
    <EmptyState title={`아직 ${nothing} 없습니다`} {...(mayInsert && { hint })} {...empty}>
      {mayInsert && <RegistButton words={`첫 ${label} 등록`} />}
    </EmptyState>
  );
};

const isSameQuery = (values: FilterValues, defaults: FilterValues): boolean =>
  Object.keys({ ...values, ...defaults }).every((name) => values[name] === defaults[name]);

interface ContentProps {
  columns: ListColumns;
  rows: ReactNode;
  empty: SpecListProps['empty'];
  splitView: SpecListProps['splitView'];
  /** The initial conditions. */
  defaults: FilterValues;
}

const Content = ({ columns, rows, empty, splitView, defaults }: ContentProps) => {
  const { data, error, isPending, refetch, page, perPage, setPage, hasNextPage, filterValues } =
    useListContext();
  const total = useTotal();
  const spec = useSpec();
  const words = useContext(ListWords);
  useRestoreListPlace(!isPending && data !== undefined);
  if (isPending) return <LoadingState minHeight="52rem" />;
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) {
    const narrowed = Object.keys(filterValues).length > 0;
    const hint = () => emptyHint(shownFilters(spec, undefined, words), filterValues as FilterValues);
    const nothing = <NoRecords empty={empty} />;
    if (narrowed && isSameQuery(filterValues as FilterValues, defaults))
      return <EmptiedByDefaults nothing={nothing} />;
    return narrowed ? <EmptyState hint={hint()} /> : nothing;
  }
  const content = ({ elements, linkAt }: ShownColumns, hasMoved = false) => (
    <>
      {rows ?? <SpecTable linkAt={linkAt}>{elements}</SpecTable>}
      <Pager
        page={page}
        size={allowedPageSize(perPage)}
        total={total}
        hasNext={hasNextPage ?? false}
        onChange={(to) => (hasMoved && to > page ? void refetch() : setPage(to))}
      />
    </>
  );
  return splitView ? <splitView.Frame columns={columns}>{content}</splitView.Frame> : content(columns);
};

interface BarProps {
  filters: SpecListProps['filters'];
  count: ReactNode;
  splitView: SpecListProps['splitView'];
  tools: ReactNode;
  actions: ReactNode;
  seldomActions: ReactNode;
  /** There are no column heads to sort by. */
  isHeadless: boolean;
}

const Bar = ({ filters, count, splitView, tools, actions, seldomActions, isHeadless }: BarProps) => {
  const { perPage, setPerPage, isPending, isFetching, error, data } = useListContext();
  const { name } = useSpec();
  const total = useTotal();
  const isFailed = Boolean(error) && !data;
  const text = isPending || isFetching || isFailed ? undefined : `총 ${totalText(total)}`;
  const orders = useOrders();
  const { inForce, label } = orders;
  const saidOrder = useRef(inForce);
  useEffect(() => {
    if (!text) return;
    announce(label && saidOrder.current !== inForce ? `${label}으로 정렬했습니다. ${text}` : text);
    saidOrder.current = inForce;
  }, [text, inForce, label]);
  return (
    <ListBar
      total={isFailed || isPending ? null : total}
      count={count}
      chips={<SpecChips only={filters} />}
      action={
        <>
          {actions}
          <RegistButton />
        </>
      }
    >
      <SortSelect isAlone={isHeadless} orders={orders} />
      <PageSizeSelect list={name} value={allowedPageSize(perPage)} onChange={setPerPage} />
      <MoreTools further={seldomActions}>
        {splitView && <splitView.Tool />}
        {!isHeadless && <DensitySelect />}
        {tools}
      </MoreTools>
    </ListBar>
  );
};

type BodyProps = Pick<
  SpecListProps,
  | 'filters'
  | 'count'
  | 'children'
  | 'actions'
  | 'seldomActions'
  | 'rows'
  | 'pickedActions'
  | 'empty'
  | 'splitView'
> & { defaults: FilterValues };

/** The bar, the rows, and above them the active mode such as picking. */
const Body = ({
  filters,
  count,
  children,
  actions,
  seldomActions,
  rows,
  pickedActions,
  empty,
  splitView,
  defaults,
}: BodyProps) => {
  const part = useContext(ListPart);
  const { columns, isPicking, tools, picking, dialogs } = useListTools(
    children,
    part,
    pickedActions,
    rows === undefined,
  );
  return (
    <>
      <Bar
        filters={filters}
        count={count}
        splitView={splitView}
        tools={tools}
        actions={actions}
        seldomActions={seldomActions}
        isHeadless={rows !== undefined}
      />
      {picking}
      <PickingContext value={isPicking}>
        <Content columns={columns} rows={rows} empty={empty} splitView={splitView} defaults={defaults} />
      </PickingContext>
      {dialogs}
    </>
  );
};

/** Allows the list's state to be saved as a view. */
const Viewed = ({ defaults }: { defaults: Record<string, string> }) => {
  const { sort: defaultSort, name } = useSpec();
  const { filterValues, sort, perPage } = useListContext();
  const defaultState = { filter: defaults, sort: defaultSort, size: ownPageSize(name) };
  useListViews(listQuery({ filter: filterValues as FilterValues, sort, size: perPage }, defaultState));
  return null;
};

/** The entity's list, as described by its schema. Conditions, order, page and size are stored in the address. */
export const SpecList = ({
  children,
  filters,
  words = {},
  actions,
  seldomActions,
  defaults,
  top,
  count,
  part,
  rows,
  pickedActions,
  empty,
  splitView,
}: SpecListProps) => {
  const spec = useSpec();
  const { sort, name } = spec;
  const { search } = useLocation();
  const ownSize = useOwnPageSize(name);
  const kept = useReturnCache(name);
  const inForce = defaultsOf(spec, defaults);
  const prefetched = prefetchedList(spec, search, {
    ...(defaults && { defaults }),
    ...(part && { filter: part.filter }),
  });
  return (
    <ListBase
      disableAuthentication
      storeKey={false}
      perPage={ownSize}
      sort={sort}
      {...(part?.filter && { filter: part.filter })}
      {...(Object.keys(inForce).length > 0 && { filterDefaultValues: inForce })}
      queryOptions={{ ...kept, ...prefetched, onError: () => {} }}
    >
      <ListPart value={part}>
        <ListWords value={words}>
          <Viewed defaults={inForce} />
          {top}
          <SpecFilters only={filters} />
          <Body
            filters={filters}
            count={count}
            actions={actions}
            seldomActions={seldomActions}
            rows={rows}
            pickedActions={pickedActions}
            empty={empty}
            splitView={splitView}
            defaults={inForce}
          >
            {children}
          </Body>
        </ListWords>
      </ListPart>
    </ListBase>
  );
};
