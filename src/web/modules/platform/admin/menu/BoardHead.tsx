import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { boardFacts } from '#contract/boards.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './board.module.css';
import { menuIn } from './menuOrder.ts';
import { useMenuTree } from './useMenuTree.ts';

const BoardDialog = lazyPart(async () => (await import('./BoardDialog.tsx')).BoardDialog);

const words = {
  product: '기본형 게시판입니다.',
  double: '2단 분류 게시판입니다.',
  triple: '3단 분류 게시판입니다.',
};

/** Above the form of a menu: its board, or a button that makes it one. Built-in screens cannot become boards. */
export const BoardHead = () => {
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
    <div className={styles.head}>
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
