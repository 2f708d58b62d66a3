import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { ListBase, useGetOne, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { messages } from '#contract/messages.ts';
import { asSubject } from '#contract/particles.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { PickingContext } from '#web/admin/kinds/contexts.ts';
import type { ExportSource } from '#web/admin/list/export/exportRequest.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecFilters } from '#web/admin/list/SpecFilters.tsx';
import { SpecTable } from '#web/admin/list/SpecTable.tsx';
import { useListTools } from '#web/admin/list/useListTools.tsx';
import type { ListMeta } from '#web/admin/rest/dataProvider.ts';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { useMay } from '#web/admin/spec/rights.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { CodeOrder } from './commonCode/CodeOrder.tsx';
import { NextPlace } from './commonCode/NextPlace.tsx';
import styles from './commonCode.module.css';

const perPage = 50;
const order = { field: 'sortNo', order: 'ASC' } as const;
const masterList: ListMeta = { path: '/master-commoncode-list', total: undefined };
const detailList: ListMeta = { path: '/detail-commoncode-list', total: undefined };

/** The master in the address, and addresses that keep the other parameters. */
const useMaster = () => {
  const { pathname, search } = useLocation();
  const master = new URLSearchParams(search).get('master');
  const withParameter = (name: string, value: string): string => {
    const parameters = new URLSearchParams(search);
    parameters.set(name, value);
    return `${pathname}?${parameters}`;
  };
  return { master, withParameter };
};

interface PanelProps {
  title: string;
  actions: ReactNode;
  source: ExportSource;
  table: Omit<ComponentProps<typeof SpecTable>, 'children' | 'linkAt'>;
  /** The columns. */
  children: ReactNode;
}

const Head = ({
  title,
  count,
  actions,
}: {
  title: string;
  count?: number | undefined;
  actions: ReactNode;
}) => (
  <div className={styles.head}>
    <h2>{title}</h2>
    {count !== undefined && <p className={styles.count}>총 {countText(count)}</p>}
    <div className={styles.actions}>{actions}</div>
  </div>
);

const Panel = ({ title, actions, source, table, children }: PanelProps) => {
  const { data, error, filterValues, isPending, total, refetch, page, setPage, hasNextPage } =
    useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  const { columns, isPicking, tools, picking, dialogs } = useListTools(children, source);
  const content = () => {
    if (isPending) return <LoadingState />;
    if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
    if (data?.length === 0)
      return <EmptyState {...(!isNarrowed && { title: `아직 등록된 ${asSubject(title)} 없습니다` })} />;
    return (
      <>
        <PickingContext value={isPicking}>
          <SpecTable {...table} linkAt={columns.linkAt}>
            {columns.elements}
          </SpecTable>
        </PickingContext>
        <Pager page={page} size={perPage} total={total} hasNext={hasNextPage ?? false} onChange={setPage} />
      </>
    );
  };
  return (
    <>
      <Head
        title={title}
        count={isPending ? undefined : total}
        actions={
          <>
            {tools}
            {actions}
          </>
        }
      />
      {picking}
      {content()}
      {dialogs}
    </>
  );
};

const Masters = () => {
  const { master, withParameter } = useMaster();
  const mayInsert = useMay(useSpec()).insert;
  const link = (
    <Link to={withParameter('new', 'master')} className={`${buttons.primary} ${styles.button}`}>
      마스터 등록
    </Link>
  );
  return (
    <Panel
      title="마스터 코드"
      actions={mayInsert && link}
      source={{ place: 'commonCode.master', label: '마스터 코드', path: '/master-commoncode-list-excel' }}
      table={{
        label: '마스터 코드 목록',
        linkTo: ({ cdId }) => withParameter('master', String(cdId)),
        isCurrent: ({ cdId }) => cdId === master,
      }}
    >
      <SpecField source="cdNm" />
      <SpecField source="cdId" />
      <SpecField source="useYn" />
    </Panel>
  );
};

const RegistDetail = () => {
  const { master, withParameter } = useMaster();
  const className = `${buttons.primary} ${styles.button}`;
  return master ? (
    <Link to={withParameter('new', 'detail')} className={className}>
      상세 등록
    </Link>
  ) : (
    <button
      type="button"
      className={className}
      aria-disabled="true"
      onClick={() => void showAlert(messages.form.masterCodeNeeded)}
    >
      상세 등록
    </button>
  );
};

const DetailActions = () => {
  const { master, withParameter } = useMaster();
  const may = useMay(useSpec());
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      {master && may.update && (
        <button
          type="button"
          className={`${buttons.tertiary} ${styles.button}`}
          onClick={() => setOrdering(true)}
        >
          순서 바꾸기
        </button>
      )}
      {master && ordering && <CodeOrder master={master} onClose={() => setOrdering(false)} />}
      {master && may.update && (
        <Link to={withParameter('id', master)} className={`${buttons.tertiary} ${styles.button}`}>
          마스터 수정
        </Link>
      )}
      {may.insert && <RegistDetail />}
    </>
  );
};

/** True if the code in the address is a master; undefined while loading. */
const useIsMaster = (cdId: string | null): boolean | undefined => {
  const { data, error } = useGetOne<Row & { id: string }>('commonCode', { id: cdId ?? '' }, {
    enabled: cdId !== null,
    retry: false,
    onError: () => {},
  } as object);
  if (error) return (error as { status?: number }).status !== 404;
  return data && data.upCdId === null;
};

const Details = () => {
  const { master: asked } = useMaster();
  const { isPending } = useListContext();
  const isMaster = useIsMaster(asked);
  const master = isMaster === false ? null : asked;
  const place = useRef<HTMLElement>(null);
  const shown = useRef<string>(null);
  useEffect(() => {
    // before the masters are rendered, the scroll target is not in its final position
    if (isPending || shown.current === master) return;
    shown.current = master;
    // on narrow screens the details are below the masters, out of sight
    if (master && window.matchMedia('(max-width: 1279px)').matches) place.current?.scrollIntoView();
  }, [master, isPending]);

  return (
    <section ref={place} className={styles.details} aria-label="상세 코드">
      {master ? (
        <ListBase
          key={master}
          disableAuthentication
          disableSyncWithLocation
          storeKey={false}
          perPage={perPage}
          sort={order}
          filter={{ upCdId: master }}
          queryOptions={{ meta: detailList, onError: () => {} }}
        >
          <Panel
            title={`상세 코드 (${master})`}
            actions={<DetailActions />}
            source={{ place: 'commonCode.detail', label: '상세 코드', filter: { upCdId: master } }}
            table={{ label: '상세 코드 목록' }}
          >
            <SpecField source="cdNm" />
            <SpecField source="cdId" />
            <SpecField source="sortNo" />
            <SpecField source="useYn" />
          </Panel>
        </ListBase>
      ) : (
        <>
          <Head title="상세 코드" actions={asked === null && <DetailActions />} />
          <p className={styles.wait}>
            {asked === null
              ? '마스터 코드를 선택하면 상세 코드가 표시됩니다.'
              : `없는 마스터 코드입니다: ${asked}. 목록에서 골라 주세요.`}
          </p>
        </>
      )}
    </section>
  );
};

/** Whether a new code is a master or a detail depends on the button pressed, not on a field. */
const Fields = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      {purpose === 'insert' && <SpecInput source="cdId" />}
      <SpecInput source="cdNm" />
      <SpecInput source="cdEngNm" />
      <SpecInput source="sortNo" />
      <SpecInput source="useYn" />
      <SpecInput source="expln" />
    </FormSection>
    {purpose === 'insert' && <NextPlace />}
  </SpecForm>
);

const CodeDrawer = () => {
  const { pathname } = useLocation();
  const { master } = useMaster();
  const parameters = new URLSearchParams(useLocation().search);
  const id = parameters.get('id');
  const isDetail = parameters.get('new') === 'detail' || (id !== null && id !== master);
  const preset: Row = isDetail && master ? { upCdId: master } : {};
  return (
    <RecordDrawer
      fields={Fields}
      preset={preset}
      {...(!isDetail && {
        created: ({ cdId }: Row) => `${pathname}?${new URLSearchParams({ master: String(cdId) })}`,
      })}
      label={isDetail ? `상세 코드${master ? ` (${master})` : ''}` : '마스터 코드'}
    />
  );
};

export const start = null;

/** Masters on the left, the codes of the selected one on the right. */
export const list = () => (
  <>
    <ListBase
      disableAuthentication
      storeKey={false}
      perPage={perPage}
      sort={order}
      queryOptions={{ meta: masterList, onError: () => {} }}
    >
      <SpecFilters only={['cdId', 'cdNm', 'useYn']} />
      <div className={styles.panels}>
        <section aria-label="마스터 코드">
          <Masters />
        </section>
        <Details />
      </div>
    </ListBase>
    <CodeDrawer />
  </>
);
