import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { boardFacts } from '#contract/boards.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { Facts } from '#web/admin/form/Facts.tsx';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { useExport } from '#web/kit/export/useExport.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import boardStyles from './menu/board.module.css';
import { MenuTree } from './menu/MenuTree.tsx';
import styles from './menu/menu.module.css';
import { menuIn, placesAfter } from './menu/menuOrder.ts';
import { useMenuTree, useMoveMenus } from './menu/useMenuTree.ts';

const BoardDialog = lazyPart(async () => (await import('./menu/BoardDialog.tsx')).BoardDialog);

const words = {
  product: '기본형 게시판입니다.',
  double: '2단 분류 게시판입니다.',
  triple: '3단 분류 게시판입니다.',
};

/** Above the form of a menu: its board, or a button that makes it one. Built-in screens cannot become boards. */
const BoardHead = () => {
  const record = useRecordContext<Row & { id: string }>();
  const { data: tree } = useMenuTree();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const menu = tree && record && menuIn(tree, Number(record.menuId));
  if (!menu || !menu.url || menu.url.startsWith('/admin')) return null;
  const facts = boardFacts(menu.refData);
  if (record.bsicYn === 'Y' && !facts) return null;
  return (
    <div className={boardStyles.head}>
      <span>{facts ? words[facts.board] : '글을 올리는 게시판으로 쓸 수 있는 메뉴입니다.'}</span>
      <button type="button" className={buttons.tertiary} onClick={() => setOpen(true)}>
        게시판 구성
      </button>
      {isOpen && (
        <BoardDialog
          menu={menu}
          onCancel={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            notify('게시판을 저장했습니다.', { type: 'success' });
            // closes the form, whose version is outdated now
            void navigate(pathname);
          }}
        />
      )}
    </div>
  );
};

const useAddress = () => {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const up = parameters.get('new');
  return {
    linkOf: (menuId: number) => `${pathname}?id=${menuId}`,
    newBelow: (menuId: number) => `${pathname}?new=${menuId}`,
    newOnTop: `${pathname}?new=top`,
    /** Parent of the new menu. */
    upMenuId: up !== null && /^\d+$/.test(up) ? Number(up) : null,
  };
};

/** A base menu keeps its address, since a built-in screen belongs to it. */
const Fields = ({ purpose }: { purpose: Purpose }) => {
  const spec = useSpec();
  const record = useRecordContext<Row & { id: string }>();
  const isBase = purpose === 'update' && record?.bsicYn === 'Y';
  const url = fieldOf(spec, 'url');
  return (
    <SpecForm purpose={purpose}>
      {isBase && url && record && <Facts fields={[url]} record={record} />}
      <FormSection>
        <SpecInput source="menuNm" />
        {!isBase && <SpecInput source="url" />}
        <SpecInput source="useYn" />
        <SpecInput source="rmrk" />
      </FormSection>
      {purpose === 'insert' && (
        <p className={styles.hint}>
          글을 올리는 게시판으로 쓰려면 주소를 적어 저장한 뒤, 이 메뉴를 다시 열어 ‘게시판 구성’을 누르세요.
        </p>
      )}
    </SpecForm>
  );
};

const Hint = () => (
  <>
    <p className={`${styles.hint} ${styles.byHand}`}>
      행을 끌거나 행에 나오는 단추로 옮깁니다. 키보드로는 <kbd>Alt</kbd>+<kbd>↑</kbd> <kbd>↓</kbd>로 순서를,{' '}
      <kbd>Alt</kbd>+<kbd>Shift</kbd>+<kbd>←</kbd> <kbd>→</kbd>로 단계를 바꿉니다.
    </p>
    <p className={`${styles.hint} ${styles.byFinger}`}>행 끝의 ⋯를 누르면 순서와 단계를 바꿀 수 있습니다.</p>
  </>
);

/** The menus as a tree; each is edited in a drawer. */
const MenuList = () => {
  const { data, error, isPending, refetch } = useMenuTree();
  const { mutate } = useMoveMenus();
  const { progress, start } = useExport(() => {});
  const { linkOf, newBelow, newOnTop, upMenuId } = useAddress();
  if (isPending) return <LoadingState minHeight="52rem" />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  const above = menuIn(data, upMenuId);
  const sortNo = (above ? above.children : data).length + 1;
  return (
    <>
      <div className={styles.bar}>
        <Hint />
        <div className={styles.actions}>
          <button
            type="button"
            className={`${buttons.tertiary} ${styles.regist}`}
            disabled={progress.kind === 'running'}
            onClick={() => void start('/menu-list-excel', {})}
          >
            내보내기
          </button>
          <Link to={newOnTop} className={`${buttons.primary} ${styles.regist}`}>
            등록
          </Link>
        </div>
      </div>
      {progress.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          {progress.message}
        </p>
      )}
      <MenuTree
        tree={data}
        linkOf={linkOf}
        newBelow={newBelow}
        onMove={(menuId, to) => mutate({ menuId, places: placesAfter(data, menuId, to) })}
      />
      <RecordDrawer
        fields={Fields}
        head={BoardHead}
        preset={{ upMenuId, sortNo }}
        label={above ? `메뉴 (${above.menuNm} 아래)` : '메뉴'}
      />
    </>
  );
};

export const start = null;

export const list = MenuList;
