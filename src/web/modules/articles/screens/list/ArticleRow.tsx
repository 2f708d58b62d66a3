import { type ComponentType, type MouseEvent, memo, useState } from 'react';
import { countText } from '#contract/countText.ts';
import { today as koreanToday } from '#contract/days.ts';
import { formatClock, formatDay, formatTime } from '#web/kit/dates/kst.ts';
import { localTime } from '#web/kit/dates/localTime.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { languageName } from '#web/kit/foreign/languageName.ts';
import { PickBox } from '#web/kit/lists/PickBox.tsx';
import rowTitle from '#web/kit/lists/rowTitle.module.css';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { storeListPlace } from '#web/kit/returning/listPlace.ts';
import { RowLink } from '#web/kit/routing/RowLink.tsx';
import { TrayButton } from '#web/modules/briefing/index.ts';
import { outletOf, regionLabels, titleIdOf, titlesOf } from '../../parts/items/itemNames.ts';
import { OthersChip } from '../../parts/items/OthersChip.tsx';
import { RowStar } from '../../parts/memo/RowStar.tsx';
import { ReadButton, useTitleClass } from '../../parts/readMarks/ReadButton.tsx';
import { ShareButton } from '../../parts/sharing/ShareButton.tsx';
import { collectedBy, lacksKoreanTitle } from '../articleWords.ts';
import { Badge } from '../Badge.tsx';
import { detailPath, type ItemKind, useKind } from '../kind/itemKinds.tsx';
import type { Item } from '../query/itemsQuery.ts';
import styles from './ArticleTable.module.css';
import type { ColumnName, ItemColumn, SortedBy } from './itemColumns.ts';

const maxKeywords = 3;

/** Few rows have labels. */
const LabelChips = lazyPart(async () => (await import('../../parts/labels/LabelChip.tsx')).LabelChips);

interface LinkProps {
  item: Item;
  /** The list's query, which is passed on to an item's address. */
  query: string;
  /** Opens the item beside the list; absent without the split view. */
  onOpen: ((articleId: number, byKey: boolean) => void) | undefined;
}

interface CellProps extends LinkProps {
  sorted: SortedBy;
}

/** Props of every link in a row: its target, and storing the place in the list. */
const linkOf = (kind: ItemKind, { item, query, onOpen }: LinkProps) => ({
  to: detailPath(kind, item.articleId) + query,
  onOpen: onOpen && (({ detail }: MouseEvent) => onOpen(item.articleId, detail === 0)),
  onClick: () => storeListPlace(kind.listPath + query, item.articleId),
});

/** What can be done with the item: after its title in the document, around it on the screen. */
const ToolsCell = ({ item }: { item: Item }) => {
  const { name } = useKind();
  const named = { title: titlesOf(item).main.text, describedBy: titleIdOf(item) };
  return (
    <td role="cell" className={styles.tools}>
      <div className={styles.marks}>
        <RowStar facts={item} {...named} />
        <TrayButton kind={name} id={item.articleId} {...named} />
      </div>
      <ShareButton kind={name} item={item} {...named} className={styles.share} />
      <ReadButton item={item} {...named} className={styles.dot} />
    </td>
  );
};

interface FoldProps {
  /** The rows folded under this one are shown. */
  isUnfolded: boolean;
  onFold: (articleId: number) => void;
}

/** Other items on the same issue: the rows folded under this one, or else a link to all of them. */
const Others = ({ item, isUnfolded, onFold }: FoldProps & { item: Item }) => {
  if (!item.clusterOtherCnt) return null;
  return (
    <span className={styles.others}>
      {item.foldCnt ? (
        <button type="button" aria-expanded={isUnfolded} onClick={() => onFold(item.articleId)}>
          {isUnfolded ? '접기' : `비슷한 ${countText(item.foldCnt)}`}
        </button>
      ) : (
        <OthersChip item={item} />
      )}
    </span>
  );
};

interface TitleCellProps extends LinkProps, FoldProps {
  isOpen: boolean;
}

const TitleCell = ({ item, query, onOpen, isOpen, isUnfolded, onFold }: TitleCellProps) => {
  const kind = useKind();
  const { main, local } = titlesOf(item);
  const titleClass = useTitleClass(item);
  return (
    <th role="rowheader" scope="row" className={styles.titles}>
      <div className={styles.line}>
        <RowLink
          {...linkOf(kind, { item, query, onOpen })}
          id={titleIdOf(item)}
          data-record={item.articleId}
          data-beside={onOpen && ''}
          aria-current={isOpen || undefined}
          className={`${rowTitle.link} ${styles.title} ${titleClass}`}
        >
          <ForeignText language={main.language} dir="auto">
            {main.text}
          </ForeignText>
        </RowLink>
        {lacksKoreanTitle(item) && (
          <Badge tone="warning" title="한글 제목이 아직 없습니다.">
            미완성
          </Badge>
        )}
        {item.labelIdList && item.labelIdList.length > 0 && (
          <span className={styles.rowLabels}>
            <LabelChips ids={item.labelIdList} isCompact />
          </span>
        )}
        <Others item={item} isUnfolded={isUnfolded} onFold={onFold} />
      </div>
      {local && (
        <ForeignText language={local.language} as="div" dir="auto" className={styles.local}>
          {local.text}
        </ForeignText>
      )}
    </th>
  );
};

const OutletCell = ({ item }: { item: Item }) => {
  const { outletLabel } = useKind();
  const outlet = outletOf(item);
  return (
    <td role="cell" className={styles.outlet}>
      <div className={styles.ellipsis}>
        <bdi>{outlet ?? `${outletLabel} 미상`}</bdi>
      </div>
      <div className={styles.minor}>{item.ntnNm ?? '국가 미상'}</div>
    </td>
  );
};

/** The value that the rows are sorted by, if it is not the report time. */
const Sorted = ({ item: { regDt, mainSnthsScr }, sorted }: Pick<CellProps, 'item' | 'sorted'>) => {
  if (sorted === 'registration')
    return (
      <span className={styles.sorted} data-by="registration" title={`등록 ${formatTime(regDt)}`}>
        등록 {formatTime(regDt).slice(5)}
      </span>
    );
  return sorted === 'score' ? (
    <span className={styles.sorted} data-by="score">
      {mainSnthsScr === null ? '점수 없음' : `점수 ${mainSnthsScr}`}
    </span>
  ) : null;
};

/** A day, whose year narrow rows leave out while it is the current one. It may be that of the collection instead. */
const Day = ({ day, isCollected }: { day: string; isCollected: boolean }) => {
  const isOfThisYear = day.slice(0, 4) === koreanToday().slice(0, 4);
  return (
    <span>
      {isOfThisYear ? (
        <>
          <span className={styles.year}>{day.slice(0, 5)}</span>
          {day.slice(5)}
        </>
      ) : (
        day
      )}
      {isCollected && <small title="매체의 보도일시를 알 수 없어 수집 시각으로 대신했습니다."> 수집</small>}
    </span>
  );
};

/**
 * Hovering the cell shows the local time at the source: for the mouse only, by a link over the cell. Computed on hover,
 * since the local times of many countries take longer than everything else in a list.
 */
const TimeCell = ({ item, query, onOpen, sorted }: CellProps) => {
  const kind = useKind();
  const [isPointedAt, setPointedAt] = useState(false);
  const local = isPointedAt && localTime(item.frmTrsfNscvrgDt, item.ntnId);
  return (
    <td role="cell" className={styles.time}>
      {item.frmTrsfNscvrgDt ? (
        <time dateTime={item.frmTrsfNscvrgDt}>
          <Day day={formatDay(item.frmTrsfNscvrgDt)} isCollected={item.nscvrgDtClctYn === 'Y'} />
          <span> {formatClock(item.frmTrsfNscvrgDt)}</span>
        </time>
      ) : (
        <span className={styles.minor}>일시 없음</span>
      )}
      <Sorted item={item} sorted={sorted} />
      {item.frmTrsfNscvrgDt && item.ntnId && (
        <RowLink
          {...linkOf(kind, { item, query, onOpen })}
          className={styles.cover}
          title={local ? `${item.ntnNm ?? '현지'} 시각 ${local}` : undefined}
          onPointerEnter={() => setPointedAt(true)}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </td>
  );
};

const ClassCell = ({ item }: { item: Item }) => {
  const { lclsfNm, featExtrMclsfNm, featExtrKwdList } = item;
  const keywords = (featExtrKwdList ?? []).slice(0, maxKeywords);
  return (
    <td role="cell" className={styles.classes}>
      <div className={styles.badges}>
        {lclsfNm && <Badge>{regionLabels[lclsfNm]}</Badge>}
        {featExtrMclsfNm && <Badge tone="class">{featExtrMclsfNm}</Badge>}
        {!lclsfNm && !featExtrMclsfNm && <span className={styles.minor}>미분류</span>}
      </div>
      {keywords.length > 0 && (
        <div className={styles.minor}>{keywords.map((keyword) => `#${keyword}`).join(' ')}</div>
      )}
    </td>
  );
};

const OriginCell = ({ item }: CellProps) => {
  const origin = collectedBy(item, useKind());
  return (
    <td role="cell" className={styles.origin}>
      <Badge tone={origin.label === 'AI' ? 'machine' : 'plain'} title={origin.explained}>
        {origin.label}
      </Badge>
    </td>
  );
};

const RegisteredCell = ({ item: { regDt } }: CellProps) => (
  <td role="cell" className={styles.registered}>
    <time dateTime={regDt}>
      {formatDay(regDt)} <span>{formatClock(regDt)}</span>
    </time>
  </td>
);

/** A cell of a short text; a truncated one is shown in full on hover. */
const TextCell = ({
  text,
  className,
}: {
  text: string | null | undefined;
  className: string | undefined;
}) => (
  <td role="cell" className={className}>
    <div dir="auto" className={styles.ellipsis} title={text ?? undefined}>
      {text}
    </div>
  </td>
);

const cells: Record<ColumnName, ComponentType<CellProps>> = {
  outlet: OutletCell,
  board: ({ item }) => <TextCell text={item.siteBbsNm} className={styles.board} />,
  time: TimeCell,
  classes: ClassCell,
  origin: OriginCell,
  registered: RegisteredCell,
  reporter: ({ item }) => <TextCell text={item.jrnlLclanNm} className={styles.reporter} />,
  language: ({ item }) => (
    <TextCell text={item.lanCd && languageName(item.lanCd)} className={styles.language} />
  ),
};

interface ArticleRowProps extends CellProps, FoldProps {
  columns: readonly ItemColumn[];
  /** undefined: rows are not being picked. */
  isPicked: boolean | undefined;
  onPick: (articleId: number, isRange: boolean) => void;
  /** The item is open beside the list. */
  isOpen: boolean;
  /** The row is folded under another, which stands above it. */
  isUnder: boolean;
}

/** A row of the list. All of it can be pressed; its link is the title. Rerendered only when its own data changes. */
export const ArticleRow = memo(
  ({
    item,
    query,
    sorted,
    columns,
    isPicked,
    onPick,
    isOpen,
    onOpen,
    isUnfolded,
    isUnder,
    onFold,
  }: ArticleRowProps) => (
    <tr role="row" className={styles.row} data-open={isOpen || undefined} data-under={isUnder || undefined}>
      {isPicked !== undefined && (
        <td role="cell" className={styles.pick}>
          <PickBox
            label={`${titlesOf(item).main.text} 선택`}
            checked={isPicked}
            isOfRow
            onChange={(isRange) => onPick(item.articleId, isRange)}
          />
        </td>
      )}
      <TitleCell
        item={item}
        query={query}
        onOpen={onOpen}
        isOpen={isOpen}
        isUnfolded={isUnfolded}
        onFold={onFold}
      />
      <ToolsCell item={item} />
      {columns.map(({ name }) => {
        const Cell = cells[name];
        return <Cell key={name} item={item} query={query} onOpen={onOpen} sorted={sorted} />;
      })}
    </tr>
  ),
);
