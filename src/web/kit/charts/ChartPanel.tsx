import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { today } from '#contract/days.ts';
import { shareText } from '#contract/shares.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { EmptyState, ErrorState, ProblemState } from '../states/StatePanel.tsx';
import styles from './chart.module.css';
import { DayTable, GrowthTable, PartTable } from './FigureTables.tsx';
import { findingOf } from './finding.ts';
import type { Mark } from './mark.ts';
import type { Drawing } from './options/drawn.ts';
import type { PictureWords } from './options/pictureOptions.ts';
import { rankingHeight } from './options/rankingOptions.ts';
import { PanelFrame } from './PanelFrame.tsx';

const waiting: (() => void)[] = [];
let isGoing = false;

const next = (): void => {
  const draw = waiting.shift();
  if (!draw) {
    isGoing = false;
    return;
  }
  draw();
  // the user's presses in the meantime are handled first
  setTimeout(next, 20);
};

const inTurn = (draw: () => void): (() => void) => {
  waiting.push(draw);
  if (!isGoing) {
    isGoing = true;
    setTimeout(next);
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
};

type StaggeredResult<T, Tools> = { value: T; tools: Tools } | { failure: unknown };

/**
 * The value with its tools, once both are loaded and its turn has come; until then the previous one. A page full of
 * charts draws them one at a time: all at once – as React would if they suspended – would keep a slow machine busy for
 * seconds.
 * @param prepare must be a stable function
 */
const useStaggeredRender = <T extends object, Tools>(
  value: T | undefined,
  prepare: (value: T) => Promise<Tools>,
): StaggeredResult<T, Tools> | undefined => {
  const [granted, setGranted] = useState<StaggeredResult<T, Tools>>();
  useEffect(() => {
    if (!value) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    const queue = (next: StaggeredResult<T, Tools>) => {
      if (!isGone) leave = inTurn(() => setGranted(next));
    };
    prepare(value).then(
      (tools) => queue({ value, tools }),
      (failure: unknown) => queue({ failure }),
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [value, prepare]);
  return value && granted;
};

interface MarkTableProps {
  caption: string;
  /** Column heading of the marks: 국가, 매체 … */
  head: string;
  marks: readonly Mark[];
  /** Rank of the first row. */
  first?: number;
}

/** The figures of a chart as a table: the same marks with the same links. */
const MarkTable = ({ caption, head, marks, first = 1 }: MarkTableProps) => (
  <table className={styles.table}>
    <caption className="only-read-aloud">{caption}</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.rank}>
          순위
        </th>
        <th scope="col">{head}</th>
        <th scope="col" className={styles.number}>
          건수
        </th>
        <th scope="col" className={styles.number}>
          점유율
        </th>
      </tr>
    </thead>
    <tbody>
      {marks.map(({ key, label, count, share, to }, index) => (
        <tr key={key}>
          <td className={styles.rank}>{first + index}</td>
          <th scope="row">
            <Link to={to} dir="auto">
              {label}
            </Link>
          </th>
          <td className={styles.number}>{grouped(count)}</td>
          <td className={styles.number}>{shareText(share)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface Wanted extends PictureWords {
  drawing: Drawing;
}

/** Loads the canvas and the modules of the chart kind, only on screens with a chart. */
const prepare = async ({ drawing }: Wanted) => {
  const { ChartCanvas, ready } = await import('./ChartCanvas.tsx');
  return { ChartCanvas, shapes: await ready(drawing.kind) };
};

export interface ChartPanelProps {
  title: string;
  /** The period and the conditions, in words. */
  subtitle: string;
  /** What a mark stands for: 국가, 매체 … */
  head: string;
  /** Undefined while it is loading. */
  drawing: Drawing | undefined;
  problem?: Error | null | undefined;
  onRetry?: () => void;
  /** Height of the body in rem, reserved from the first render on. */
  height: number;
  /** A map: needs less height on a phone than other charts. */
  isFlat?: boolean;
  /** Hint shown if there is nothing to draw. */
  emptyHint?: string;
  /** Further buttons in the head. */
  tools?: ReactNode;
  /** A table is already beside the chart: no switch to a table. */
  hasTable?: boolean;
  hot?: string | undefined;
  onHot?: (key: string | undefined) => void;
}

const ChartSkeleton = () => (
  <div className={styles.skeleton} role="status" data-waiting>
    차트를 불러오는 중입니다.
  </div>
);

const TableOf = ({ drawing, title, head }: { drawing: Drawing; title: string; head: string }) => {
  if (drawing.kind === 'daily') return <DayTable caption={title} {...drawing} />;
  if (drawing.kind === 'growth') return <GrowthTable caption={title} {...drawing} />;
  if (drawing.kind === 'composition') return <PartTable caption={title} head={head} {...drawing} />;
  return <MarkTable caption={title} head={head} marks={drawing.marks} />;
};

/** A chart under its heading, with a switch to a table of the same figures. */
export const ChartPanel = (props: ChartPanelProps) => {
  const { title, subtitle, head, drawing, problem, onRetry, height, isFlat, tools, hasTable, hot, onHot } =
    props;
  const [isTableWanted, wantTable] = useState(false);
  // the button reacts first: drawing a chart takes longer than a press may
  const asTable = useDeferredValue(isTableWanted);
  const brand = useSite(({ brandName }) => brandName);
  const finding = useMemo(() => (drawing ? findingOf(drawing, head) : ''), [drawing, head]);
  const source = `자료: ${brand}, ${today()} 작성`;
  const granted = useStaggeredRender<Wanted, Awaited<ReturnType<typeof prepare>>>(
    useMemo(
      () => (drawing ? { title, subtitle, finding, source, drawing } : undefined),
      [title, subtitle, finding, source, drawing],
    ),
    prepare,
  );
  const navigate = useNavigate();
  const open = useCallback((to: string) => void navigate(to), [navigate]);
  const isEmpty = drawing !== undefined && drawing.marks.length === 0;
  const isTall = drawing?.kind === 'ranking' && rankingHeight(drawing.marks.length) > height * 10;

  const body = () => {
    if (problem) return <ProblemState problem={problem} {...(onRetry && { onRetry })} />;
    if (!drawing) return <ChartSkeleton />;
    if (isEmpty)
      return (
        <EmptyState
          title="표시할 자료가 없습니다"
          hint={props.emptyHint ?? '기간을 늘리거나 조건을 줄여 보세요.'}
        />
      );
    if (asTable) return <TableOf drawing={drawing} title={title} head={head} />;
    if (!granted) return <ChartSkeleton />;
    if ('failure' in granted) return <ErrorState message="차트를 그리는 부분을 불러오지 못했습니다." />;
    const {
      value,
      tools: { ChartCanvas, shapes },
    } = granted;
    return (
      <div
        className={styles.place}
        style={isTall ? { height: `${rankingHeight(drawing.marks.length)}px` } : undefined}
      >
        <ChartCanvas {...value} shapes={shapes} onOpen={open} hot={hot} onHot={onHot} />
      </div>
    );
  };
  const scrolls = drawing !== undefined && !isEmpty && !problem && (asTable || isTall);

  return (
    <PanelFrame
      title={title}
      subtitle={subtitle}
      finding={problem ? '' : finding}
      height={height}
      isFlat={isFlat}
      scrolls={scrolls}
      tools={
        <>
          {tools}
          {!hasTable && (
            <button
              type="button"
              className={styles.tool}
              disabled={!drawing || isEmpty}
              onClick={() => wantTable(!isTableWanted)}
            >
              {isTableWanted ? '차트로 보기' : '표로 보기'}
              <span className="only-read-aloud"> {title}</span>
            </button>
          )}
        </>
      }
    >
      {body()}
    </PanelFrame>
  );
};
