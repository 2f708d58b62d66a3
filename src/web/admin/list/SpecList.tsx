import { ListBase, useListContext } from 'ra-core';
import { Children, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { constants } from '#contract/constants.ts';
import { columnFields } from '#contract/entityFields.ts';
import { announce } from '#web/shared/announce/announce.tsx';
import { allowedPageSize } from '#web/shared/dataProvider/pageSize.ts';
import { Select } from '#web/shared/forms/Select.tsx';
import { ListBar } from '#web/shared/lists/ListBar.tsx';
import { Pager } from '#web/shared/lists/Pager.tsx';
import { PageSizeSelect } from '#web/shared/lists/PageSizeSelect.tsx';
import { totalText } from '#web/shared/lists/totalText.ts';
import { EmptyState, ErrorState, LoadingState } from '#web/shared/states/StatePanel.tsx';
import buttons from '#web/shared/theme/Button.module.css';
import { useMay } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { SpecField } from './SpecField.tsx';
import { SpecFilters } from './SpecFilters.tsx';
import styles from './SpecList.module.css';
import { SpecTable } from './SpecTable.tsx';
import { useRegistLink } from './useRecordLink.ts';
import { useTotal } from './useTotal.ts';

interface SpecListProps {
  /** Columns as `<SpecField source="…"/>`; without them, those of the schema. */
  children?: ReactNode;
  /** Names of the conditions; without them, those of the schema. */
  filters?: readonly string[];
  /** Stands at the right above the table, before the button that registers. */
  actions?: ReactNode;
}

/** Order of the list where the heads of the columns are not seen. */
const SortSelect = () => {
  const spec = useSpec();
  const { sort, setSort } = useListContext();
  const options = columnFields(spec)
    .filter((field) => field.sort)
    .flatMap(({ name, label }) => [
      { value: `${name},ASC`, label: `${label} 오름차순` },
      { value: `${name},DESC`, label: `${label} 내림차순` },
    ]);
  const value = `${sort.field},${sort.order}`;
  const isListed = options.some((option) => option.value === value);
  return (
    <span className={styles.sort}>
      <Select
        small
        aria-label="정렬"
        {...(!isListed && { empty: '기본 정렬' })}
        value={isListed ? value : ''}
        options={options}
        onChange={({ target }) => {
          const [field = '', order] = target.value.split(',');
          setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      />
    </span>
  );
};

const RegistButton = () => {
  const spec = useSpec();
  const link = useRegistLink();
  return useMay(spec).insert ? (
    <Link to={link} className={`${buttons.primary} ${styles.regist}`}>
      등록
    </Link>
  ) : null;
};

const useColumns = (children: ReactNode): { columns: ReactNode; linkAt: number } => {
  const spec = useSpec();
  if (Children.count(children) > 0) return { columns: children, linkAt: 0 };
  const fields = columnFields(spec);
  const represents = fields.findIndex(({ name }) => name === spec.represents);
  return {
    columns: fields.map(({ name }) => <SpecField key={name} source={name} />),
    linkAt: Math.max(0, represents),
  };
};

const Content = ({ children }: { children: ReactNode }) => {
  const { data, error, isPending, refetch, page, perPage, setPage, hasNextPage, filterValues } =
    useListContext();
  const total = useTotal();
  const { columns, linkAt } = useColumns(children);
  if (isPending) return <LoadingState minHeight="52rem" />;
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (data?.length === 0) {
    const narrowed = Object.keys(filterValues).length > 0;
    return <EmptyState {...(narrowed && { hint: '조건을 하나 지우거나 검색어를 줄여 보세요.' })} />;
  }
  return (
    <>
      <SpecTable linkAt={linkAt}>{columns}</SpecTable>
      <Pager
        page={page}
        size={allowedPageSize(perPage)}
        total={total}
        hasNext={hasNextPage ?? false}
        onChange={setPage}
      />
    </>
  );
};

const Bar = ({ actions }: { actions: ReactNode }) => {
  const { perPage, setPerPage, isPending, isFetching } = useListContext();
  const total = useTotal();
  const text = isPending || isFetching ? undefined : `총 ${totalText(total)}`;
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  return (
    <ListBar total={isPending ? 0 : total} action={<RegistButton />}>
      <SortSelect />
      <PageSizeSelect value={allowedPageSize(perPage)} onChange={setPerPage} />
      {actions}
    </ListBar>
  );
};

/** The entity's list, as its schema describes it. Conditions, order, page and size live in the address. */
export const SpecList = ({ children, filters, actions }: SpecListProps) => {
  const { sort } = useSpec();
  return (
    <ListBase
      disableAuthentication
      storeKey={false}
      perPage={constants.pageSizeDefault}
      sort={sort}
      queryOptions={{ onError: () => {} }}
    >
      <SpecFilters {...(filters && { only: filters })} />
      <Bar actions={actions} />
      <Content>{children}</Content>
    </ListBase>
  );
};
