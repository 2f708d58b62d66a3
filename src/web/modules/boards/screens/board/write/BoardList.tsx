import type { PostItem } from '#generated/types/post.ts';
import { prefetchList } from '#web/admin/dataProvider.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { splitViewOf } from '#web/admin/list/splitViewOf.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import type { LoadedPage } from '#web/kit/routing/PageRoute.ts';
import { dayColumn, PostTitle, UnreadPosts } from '../../../admin/post/columns.tsx';
import { stateTone } from '../../../admin/post/PostHead.tsx';
import { type Board, type BoardKind, communication, notices, ofBoard, useBoard } from './BoardContext.tsx';

interface Addressed {
  recipientIds?: readonly string[] | null;
  recipientGroups?: readonly number[] | null;
  rlsYn?: string | null;
}

/** Number of recipients: "그룹 2 · 3명"; a released post is for all users. */
export const recipientsText = ({ recipientIds, recipientGroups, rlsYn }: Addressed): string => {
  if (rlsYn === 'Y') return '전체 공개';
  const groups = recipientGroups?.length ?? 0;
  const people = recipientIds?.length ?? 0;
  return [groups > 0 && `그룹 ${groups}`, people > 0 && `${people}명`].filter(Boolean).join(' · ') || '-';
};

const title = <SpecField source="ttl" render={(post) => <PostTitle post={post as Row & PostItem} />} />;

const noticeColumns = [title, <SpecField key="by" source="rgtrNm" />];

const boardColumns = [
  title,
  <SpecField key="class" source="pstClsfCdNm" unbroken />,
  <SpecField
    key="to"
    source="recipientIds"
    label="수신"
    unbroken
    render={(post) => recipientsText(post as Row & PostItem)}
  />,
  <SpecField
    key="state"
    source="sttsCdNm"
    render={({ sttsCd, sttsCdNm }) =>
      typeof sttsCdNm === 'string' ? <Badge tone={stateTone(sttsCd)}>{sttsCdNm}</Badge> : '-'
    }
  />,
  <SpecField key="by" source="rgtrNm" />,
];

const splitView = splitViewOf({
  reader: lazyPart(async () => (await import('./PostReader.tsx')).PostReader),
  columns: [dayColumn],
  hasMoved: (posts, { prslYn }) => prslYn === 'N' && posts.some((post) => post.prslYn === 'Y'),
});

const partOf = (kind: BoardKind) => ({ pstKndCd: kind });

/** /communication/Notice and /communication/Board: pinned posts first, unread ones highlighted. */
const BoardList = () => {
  const { kind, spec, filters } = useBoard();
  const columns = kind === 'NOTICE' ? noticeColumns : boardColumns;
  return (
    <SpecList
      filters={filters}
      count={<UnreadPosts />}
      splitView={splitView}
      part={{ place: `board:${kind}`, label: spec.label, filter: partOf(kind) }}
    >
      {columns}
      <SpecField source="regDt" />
      <SpecField source="inqCnt" />
    </SpecList>
  );
};

const pageOf = (board: Board): LoadedPage => ({
  Component: ofBoard(board, BoardList),
  prefetch: ({ search }) => prefetchList(board.spec, search, { filter: partOf(board.kind) }),
});

export const noticeList = pageOf(notices);
export const communicationList = pageOf(communication);
