import { type ComponentType, Fragment, type ReactElement, type ReactNode, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ReaderProps } from '#web/kit/split/ReaderPane.tsx';
import { SplitToggle, SplitView } from '#web/kit/split/SplitView.tsx';
import { useSplit } from '#web/kit/split/split.ts';
import { useSidePane } from '#web/kit/split/useSidePane.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { OpeningContext } from '../kinds/contexts.ts';
import { nameOf, type Row } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecList.module.css';
import type { ListColumns } from './useListTools.tsx';

export type ShownColumns = Pick<ListColumns, 'elements' | 'linkAt'>;

interface SplitFrameProps {
  columns: ListColumns;
  /** Renders the rows with the columns that fit. `hasMoved`: rows after them have moved up meanwhile. */
  children: (columns: ShownColumns, hasMoved: boolean) => ReactNode;
}

/** The split view of a list. Provided by its screen: most lists do not have it. */
export interface ListSplitView {
  /** The switch for it. */
  Tool: ComponentType;
  /** Contains the rows and the open record. */
  Frame: ComponentType<SplitFrameProps>;
}

export interface RecordReaderProps extends ReaderProps {
  /** The row after the open one. */
  next: { id: number; title: string } | undefined;
}

interface SplitViewOptions {
  /** Component that shows a record. */
  reader: ComponentType<RecordReaderProps>;
  /** Columns that fit beside an open record, besides the one that names it, if they are shown at all. */
  columns: readonly ReactElement<{ source: string }>[];
  /** True if shown rows no longer belong to the list, since they have been read. */
  hasMoved?: (rows: readonly Row[], filter: Row) => boolean;
}

const narrowed = (
  { shown, elements, linkAt }: ListColumns,
  narrow: SplitViewOptions['columns'],
): ShownColumns => {
  const columns = shown.flatMap((name, place) => {
    const column = place === linkAt ? elements[place] : narrow.find(({ props }) => props.source === name);
    return column === undefined ? [] : [{ name, column }];
  });
  return {
    elements: columns.map(({ name, column }) => <Fragment key={name}>{column}</Fragment>),
    linkAt: columns.findIndex(({ name }) => name === shown[linkAt]),
  };
};

/** Creates the split view of a list with the screen's reader. */
export const splitViewOf = ({
  reader: Reader,
  columns: narrow,
  hasMoved,
}: SplitViewOptions): ListSplitView => ({
  Tool: () => <SplitToggle className={`${buttons.tertiary} ${styles.tool}`} />,
  Frame: ({ columns, children }: SplitFrameProps) => {
    const spec = useSpec();
    const { search } = useLocation();
    const { data = [], filterValues } = useListContext<Row & { id: string }>();
    const split = useSplit();
    const { openId, openInPane, reader } = useSidePane();
    const opening = useMemo(
      () => (split.isShown ? { openId, open: openInPane } : null),
      [split.isShown, openId, openInPane],
    );
    const place = data.findIndex(({ id }) => Number(id) === openId);
    const after = openId === undefined ? data[0] : place < 0 ? undefined : data[place + 1];
    return (
      <SplitView
        split={split}
        openId={openId}
        label="목록과 글 사이의 경계"
        pane={
          <Reader
            openId={openId}
            next={after && { id: Number(after.id), title: nameOf(spec, after) }}
            hint="목록에서 글을 선택하면 여기에 표시됩니다."
            state={{ listSearch: search }}
            {...reader}
          />
        }
      >
        <OpeningContext value={opening}>
          {children(
            split.isShown ? narrowed(columns, narrow) : columns,
            hasMoved?.(data, filterValues as Row) ?? false,
          )}
        </OpeningContext>
      </SplitView>
    );
  },
});
