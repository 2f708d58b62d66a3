import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type BoardPlace, boardFacts, boardPlaces } from '#contract/boards.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import type { MenuNode } from '#contract/session.ts';
import { boardPost } from '#generated/resources/boardPost.ts';
import { boardPostInsert, boardPostUpdate } from '#generated/validators/boardPost.ts';
import { AdminContext } from '#web/admin/AdminContext.tsx';
import type { Forms } from '#web/admin/spec/forms.ts';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { allMenus } from '#web/client/session/allMenus.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { EmptyState, ErrorState } from '#web/kit/states/StatePanel.tsx';

/** A board whose posts belong to a menu, for its screens. */
interface Board extends BoardPlace {
  /** Name and address of the menu with the posts. */
  name: string;
  url: string;
  /** The menu that names the board; its children are the categories. */
  root: MenuNode;
}

/** Result of looking up an address: a board, a redirect to one, or a board without categories. */
type Found = { board: Board } | { to: string } | { empty: true };

/** The address of a board, without the suffix of detail and registration pages. */
export const boardUrlOf = (pathname: string): string =>
  pathname.replace(/\/(?:Detail\/[^/]+|Regist)\/?$/, '').replace(/(?<=.)\/+$/, '');

/** The board at a menu address; null if there is none. */
export const boardAt = (menus: readonly MenuNode[], url: string): Found | null => {
  const all = allMenus(menus);
  const places = boardPlaces(all);
  const menu = all.find((one) => one.url === url);
  if (!menu) return null;
  const place = places.get(menu.menuId);
  const root = all.find(({ menuId }) => menuId === place?.rootId);
  if (place && root) return { board: { ...place, name: menu.menuNm, url, root } };
  const first = allMenus([menu]).find(({ menuId, url: address }) => address !== null && places.has(menuId));
  if (first?.url) return { to: first.url };
  return boardFacts(menu.refData) ? { empty: true } : null;
};

/** Makes the third level a code of the board's own master, so that it is chosen from a list. */
const asCode = (field: FieldSpec, clsfCdId: string): FieldSpec => {
  const { ref: _picker, ...rest } = field;
  return { ...rest, kind: 'code', code: clsfCdId, formRequired: true };
};

/** Fields set by the screen, not by the user: the form sends them without showing them. */
const unseen = new Set(['menuNm', 'menuUrl', 'pstKndCd']);

/** The entity as used on this board: its name, menu and classifications. */
const boardSpec = ({ name, url, board, clsfCdId }: Board): EntitySpec => {
  const isTriple = board === 'triple' && clsfCdId !== undefined;
  const classed = new Set(['pstClsfCd', 'pstClsfCdNm']);
  return {
    ...boardPost,
    label: name,
    menus: [url],
    screen: 'page',
    fields: boardPost.fields
      .filter((field) => !unseen.has(field.name) && (isTriple || !classed.has(field.name)))
      .map((field) => (field.name === 'pstClsfCd' && isTriple ? asCode(field, clsfCdId) : field))
      .map((field) => (field.name === 'menuId' ? { ...field, fact: false } : field)),
  };
};

interface Subject {
  board: Board;
  spec: EntitySpec;
}

const BoardContext = createContext<Subject | null>(null);

const forms: Forms = { insert: boardPostInsert, update: boardPostUpdate };

/** The board of the screen. @throws Error outside of a board's screen */
export const useBoard = (): Subject => {
  const subject = useContext(BoardContext);
  if (!subject) throw new Error('A part of a board stands outside of one.');
  return subject;
};

const Bare = () => {
  const isAdmin = useIsAdmin();
  const hint = isAdmin
    ? '메뉴 관리에서 이 메뉴를 열고 ‘게시판 구성’으로 분류를 만들어 주세요.'
    : '관리자가 분류를 만들면 글을 볼 수 있습니다.';
  return <EmptyState title="아직 분류가 없는 게시판입니다." hint={hint} />;
};

const OnBoard = ({ board, Page }: { board: Board; Page: ComponentType }) => {
  const subject = useMemo(() => ({ board, spec: boardSpec(board) }), [board]);
  return (
    <BoardContext.Provider value={subject}>
      <AdminContext>
        <SpecProvider key={board.url} spec={subject.spec} forms={forms}>
          <Page />
        </SpecProvider>
      </AdminContext>
    </BoardContext.Provider>
  );
};

/** Wraps a page with the board at the address; a category redirects to its first board. */
export const onBoard = (Page: ComponentType): ComponentType =>
  function BoardPage() {
    const { pathname } = useLocation();
    const menus = useSession(({ menu }) => menu);
    const url = boardUrlOf(pathname);
    const found = useMemo(() => boardAt(menus, url), [menus, url]);
    if (!found) return <ErrorState message="이 주소에는 게시판이 없습니다. 메뉴에서 다시 골라 주세요." />;
    if ('to' in found) return <Navigate to={found.to} replace />;
    return 'empty' in found ? <Bare /> : <OnBoard board={found.board} Page={Page} />;
  };
