import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { boardFacts } from '#contract/boards.ts';
import type { MenuNode } from '#contract/session.ts';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { write } from '#web/client/http/write.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { Segmented } from '#web/kit/forms/Segmented.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './board.module.css';
import {
  type BoardDraft,
  type DraftCategory,
  draftOf,
  newCategory,
  newClass,
  newSubCategory,
  sentBoard,
  withCategory,
} from './boardDraft.ts';
import { menuTreeKey, refreshShell } from './useMenuTree.ts';

const forms = [
  { value: 'product', label: '기본형' },
  { value: 'double', label: '2단' },
  { value: 'triple', label: '3단' },
];

const formHelp: Readonly<Record<string, string>> = {
  product: '분류 없이 이 메뉴에 글을 모읍니다. 카드뉴스나 자료실 같은 생산물 화면의 모양입니다.',
  double: '분류와 하위 분류로 나눕니다. 글은 하위 분류에 올립니다.',
  triple: '분류와 하위 분류로 나누고, 글마다 세부 분류를 고릅니다.',
};

const views = [
  { value: 'table', label: '표' },
  { value: 'cards', label: '카드' },
  { value: 'gallery', label: '갤러리' },
];

interface ChoiceProps {
  label: string;
  options: typeof forms;
  value: string;
  onChange: (value: string) => void;
  children?: ReactNode;
}

const Choice = ({ label, children, ...rest }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Segmented small name={id} labelledBy={id} {...rest} />
      {children}
    </div>
  );
};

interface NameProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Absent for stored categories: they are removed in the tree, where their sub-menus are visible. */
  onRemove?: (() => void) | undefined;
}

const Name = ({ label, value, onChange, onRemove }: NameProps) => {
  const id = useId();
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{label}</label>
      <TextBox id={id} maxLength={100} value={value} onChange={({ target }) => onChange(target.value)} />
      {onRemove && (
        <button type="button" className={buttons.tertiary} aria-label={`${label} 빼기`} onClick={onRemove}>
          빼기
        </button>
      )}
    </div>
  );
};

interface CategoriesProps {
  categories: readonly DraftCategory[];
  onChange: (categories: DraftCategory[]) => void;
}

const Categories = ({ categories, onChange }: CategoriesProps) => {
  const change = (key: string, made: (one: DraftCategory) => DraftCategory | null) =>
    onChange(withCategory(categories, key, made));
  const naming = (label: string, { key, menuId, menuNm }: DraftCategory) => ({
    label,
    value: menuNm,
    onChange: (text: string) => change(key, (one) => ({ ...one, menuNm: text })),
    onRemove: menuId === null ? () => change(key, () => null) : undefined,
  });
  return (
    <fieldset className={styles.categories}>
      <legend className={styles.label}>분류</legend>
      {categories.map((category, index) => (
        <div key={category.key} className={styles.category}>
          <Name {...naming(`분류 ${index + 1}`, category)} />
          <div className={styles.children}>
            {category.children.map((child, at) => (
              <Name key={child.key} {...naming(`분류 ${index + 1}의 하위 분류 ${at + 1}`, child)} />
            ))}
            <button
              type="button"
              className={styles.more}
              onClick={() =>
                change(category.key, (one) => ({ ...one, children: [...one.children, newSubCategory()] }))
              }
            >
              분류 {index + 1}에 하위 분류 추가
            </button>
          </div>
        </div>
      ))}
      <button type="button" className={styles.more} onClick={() => onChange([...categories, newCategory()])}>
        분류 추가
      </button>
    </fieldset>
  );
};

interface ClassesProps {
  kept: readonly string[];
  classes: BoardDraft['classes'];
  onChange: (classes: BoardDraft['classes']) => void;
}

const Classes = ({ kept, classes, onChange }: ClassesProps) => (
  <fieldset className={styles.categories}>
    <legend className={styles.label}>세부 분류</legend>
    {kept.length > 0 && (
      <ul className={styles.kept} aria-label="이미 있는 세부 분류">
        {kept.map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </ul>
    )}
    {classes.map(({ key, name }, index) => (
      <Name
        key={key}
        label={`세부 분류 ${kept.length + index + 1}`}
        value={name}
        onChange={(text) => onChange(classes.map((one) => (one.key === key ? { key, name: text } : one)))}
        onRemove={() => onChange(classes.filter((one) => one.key !== key))}
      />
    ))}
    <button type="button" className={styles.more} onClick={() => onChange([...classes, newClass()])}>
      세부 분류 추가
    </button>
    <p className={styles.help}>이름과 사용 여부는 공통 코드 화면에서 바꿉니다.</p>
  </fieldset>
);

interface BoardDialogProps {
  menu: MenuNode;
  onSaved: () => void;
  onCancel: () => void;
}

/** Turns a menu into a board, or changes one: its kind, its list layout, its categories. Saved in one request. */
export const BoardDialog = ({ menu, onSaved, onCancel }: BoardDialogProps) => {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(menu));
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const master = boardFacts(menu.refData)?.clsfCdId ?? '';
  const kept = useCodes(master).map(({ label }) => label);
  const set = (change: Partial<BoardDraft>) => {
    setProblem(undefined);
    setDraft((before) => ({ ...before, ...change }));
  };

  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const body = sentBoard(menu.menuId, draft, kept);
      const tree = await write<MenuNode[]>('PUT', '/update-menu/board', body, { quiet: true } as object);
      queries.setQueryData(menuTreeKey, tree);
      void queries.invalidateQueries({ queryKey: ['codes'] });
      await refreshShell();
      onSaved();
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={`게시판 구성: ${menu.menuNm}`}
      size="large"
      onClose={onCancel}
      problem={problem}
      actions={
        <DialogActions
          label="게시판 저장"
          onClick={() => void save()}
          onCancel={onCancel}
          disabled={saving}
        />
      }
    >
      <div className={styles.board}>
        <Choice
          label="게시판 종류"
          options={forms}
          value={draft.board}
          onChange={(board) => set({ board: board as BoardDraft['board'] })}
        >
          <p className={styles.help}>{formHelp[draft.board]}</p>
        </Choice>
        <Choice
          label="목록 모양"
          options={views}
          value={draft.view}
          onChange={(view) => set({ view: view as BoardDraft['view'] })}
        />
        {draft.board !== 'product' && (
          <Categories categories={draft.categories} onChange={(categories) => set({ categories })} />
        )}
        {draft.board === 'triple' && (
          <Classes kept={kept} classes={draft.classes} onChange={(classes) => set({ classes })} />
        )}
        <p className={styles.note}>
          새 분류는 이 메뉴를 볼 수 있는 사람에게 공개됩니다. 새 게시판이라면{' '}
          <Link to="/admin/auth/AuthManage">권한 그룹</Link>에서 누가 보고 쓸지 정해 주세요. 분류를 없애거나
          순서를 바꾸는 일은 메뉴 트리에서 합니다.
        </p>
      </div>
    </Dialog>
  );
};
