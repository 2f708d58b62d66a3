import {
  type DragTarget,
  dragAndDropFeature,
  hotkeysCoreFeature,
  type ItemInstance,
  isOrderedDragTarget,
  selectionFeature,
  syncDataLoaderFeature,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { boardFacts } from '#contract/boards.ts';
import type { MenuNode } from '#contract/session.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import styles from './menu.module.css';
import { type Destination, destinationOf, mayStand, type Step } from './menuOrder.ts';

const steps = [
  { step: 'up', words: '위로' },
  { step: 'down', words: '아래로' },
  { step: 'out', words: '밖으로' },
  { step: 'in', words: '안으로' },
] as const satisfies readonly { step: Step; words: string }[];

interface MenuToolsProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Name of the menu. */
  name: string;
  /** Address of the form of a new menu below it. */
  newBelow: string;
  may: (step: Step) => boolean;
  onMove: (step: Step) => void;
}

/**
 * The buttons of the row in use: they move the menu by one step – before or after its neighbour, out of its parent, or
 * into the menu before it –, and lead to a new one below it.
 */
const MenuTools = ({ ref, name, newBelow, may, onMove }: MenuToolsProps) => (
  <div ref={ref} role="group" aria-label={`${name} 메뉴`} className={styles.tools}>
    <strong className={styles.toolsName}>{name}</strong>
    {steps.map(({ step, words }) => (
      <button
        key={step}
        type="button"
        // no tab stop: Alt and arrow keys do the same
        tabIndex={-1}
        aria-label={`${name} ${words} 옮기기`}
        disabled={!may(step)}
        onClick={() => onMove(step)}
      >
        {words}
      </button>
    ))}
    <Link to={newBelow} aria-label={`${name} 하위 등록`}>
      하위 등록
    </Link>
  </div>
);

const rootId = 'root';

interface MenuTreeProps {
  tree: readonly MenuNode[];
  /** Address of the form of a menu. */
  linkOf: (menuId: number) => string;
  /** Address of the form of a new menu below this one. */
  newBelow: (menuId: number) => string;
  onMove: (menuId: number, to: Destination) => void;
}

type Item = { menu: MenuNode | null; below: string[] };

const itemsOf = (tree: readonly MenuNode[]): Map<string, Item> => {
  const items = new Map<string, Item>([
    [rootId, { menu: null, below: tree.map(({ menuId }) => String(menuId)) }],
  ]);
  const add = (menu: MenuNode) => {
    items.set(String(menu.menuId), { menu, below: menu.children.map(({ menuId }) => String(menuId)) });
    menu.children.forEach(add);
  };
  tree.forEach(add);
  return items;
};

const nobody: Item = { menu: null, below: [] };

const idOf = (item: ItemInstance<Item>): number | null => item.getItemData().menu?.menuId ?? null;

const stepOf = ({ altKey, shiftKey, key }: KeyboardEvent): Step | null => {
  if (!altKey) return null;
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  // Alt with an arrow alone is the browser's back and forward
  if (shiftKey && key === 'ArrowRight') return 'in';
  return shiftKey && key === 'ArrowLeft' ? 'out' : null;
};

/**
 * The menus as a tree, a single tab stop: arrow keys move the focus, Enter opens the form of a menu; dragging, Alt and
 * arrow keys, or the buttons of the row in use move a menu. These stand behind the tree, since items of a tree contain
 * no controls.
 */
export const MenuTree = ({ tree, linkOf, newBelow, onMove }: MenuTreeProps) => {
  const items = useMemo(() => itemsOf(tree), [tree]);
  const folders = [...items].filter(([, { below }]) => below.length > 0).map(([id]) => id);
  const view = useTree<Item>({
    rootItemId: rootId,
    initialState: { expandedItems: folders },
    getItemName: (item) => item.getItemData().menu?.menuNm ?? '',
    isItemFolder: () => true,
    canReorder: true,
    indent: 28,
    dataLoader: {
      getItem: (id) => items.get(id) ?? nobody,
      getChildren: (id) => items.get(id)?.below ?? [],
    },
    canDrop: ([dragged], target: DragTarget<Item>) => {
      const menuId = dragged && idOf(dragged);
      return menuId != null && mayStand(tree, menuId, idOf(target.item));
    },
    onDrop: ([dragged], target) => {
      const menuId = dragged && idOf(dragged);
      if (menuId == null) return;
      const index = isOrderedDragTarget(target) ? target.insertionIndex : target.item.getChildren().length;
      onMove(menuId, { upMenuId: idOf(target.item), index });
    },
    features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature, dragAndDropFeature],
  });
  /** Id of the menu moved by key: the focus follows it. */
  const followed = useRef<string>(undefined);
  /** Id of the menu whose row the pointer or the focus was on last. */
  const [usedId, setUsedId] = useState<number>();
  const used = usedId === undefined ? undefined : items.get(String(usedId))?.menu;
  const tools = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const rebuild = useEffectEvent(() => {
    view.rebuildTree();
    if (followed.current === undefined) return;
    view.getItemInstance(followed.current).setFocused();
    view.updateDomFocus();
    followed.current = undefined;
  });
  // the data loader above returns other items now
  useEffect(() => {
    if (items.size > 0) rebuild();
  }, [items]);

  const move = (menuId: number, step: Step, isByKey = false) => {
    const to = destinationOf(tree, menuId, step);
    if (!to) return;
    if (isByKey) followed.current = String(menuId);
    // the target is unfolded: otherwise the moved menu would disappear
    if (to.upMenuId !== null) view.getItemInstance(String(to.upMenuId)).expand();
    onMove(menuId, to);
  };
  const actByKey = (event: KeyboardEvent, menuId: number) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) void navigate(linkOf(menuId));
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    move(menuId, step, true);
  };

  // beside the texts of the row, wherever it is now
  useLayoutEffect(() => {
    const row = used && view.getItemInstance(String(used.menuId)).getElement();
    const end = row?.lastElementChild?.previousElementSibling as HTMLElement | null | undefined;
    if (!row || !end || !tools.current) return;
    tools.current.style.insetBlockStart = `${row.offsetTop}px`;
    tools.current.style.insetInlineStart = `${end.offsetLeft + end.offsetWidth}px`;
  });

  return (
    <div className={styles.frame}>
      <div {...view.getContainerProps('메뉴')} className={styles.tree}>
        {view.getItems().map((item) => {
          const { menu } = item.getItemData();
          if (!menu) return null;
          const hasBelow = item.getChildren().length > 0;
          // its name is its text
          const { onClick, 'aria-label': _name, ...props } = item.getProps();
          return (
            <div
              key={item.getId()}
              {...props}
              aria-expanded={hasBelow ? item.isExpanded() : undefined}
              className={item.isDragTarget() ? styles.target : styles.item}
              style={{ paddingInlineStart: `${item.getItemMeta().level * 2.8 + 0.8}rem` }}
              onKeyDownCapture={(event) => actByKey(event, menu.menuId)}
              onPointerEnter={() => setUsedId(menu.menuId)}
              onFocus={() => {
                item.setFocused();
                setUsedId(menu.menuId);
              }}
            >
              <Icon outline={icons.drag} className={styles.handle} />
              <button
                type="button"
                // for the pointer: arrow keys unfold too, and the item says whether it is unfolded
                tabIndex={-1}
                aria-hidden="true"
                className={item.isExpanded() ? styles.unfolded : styles.folded}
                hidden={!hasBelow}
                onClick={onClick}
              >
                <Icon outline={icons.right} />
              </button>
              <Link to={linkOf(menu.menuId)} className={styles.name} draggable={false} tabIndex={-1}>
                {menu.menuNm}
              </Link>
              <span className={styles.url}>{menu.url}</span>
              {menu.useYn !== 'Y' && <Badge tone="notice">미사용</Badge>}
              {boardFacts(menu.refData) && <Badge>게시판</Badge>}
              <button
                type="button"
                // for touch: the row is the tab stop, and shows its buttons when it has the focus
                tabIndex={-1}
                aria-label={`${menu.menuNm} 순서와 단계`}
                className={styles.more}
                onClick={() => setUsedId(menu.menuId)}
              >
                <span aria-hidden="true">⋯</span>
              </button>
            </div>
          );
        })}
        <div className={styles.line} style={view.getDragLineStyle()} />
      </div>
      {used && (
        <MenuTools
          ref={tools}
          name={used.menuNm}
          newBelow={newBelow(used.menuId)}
          may={(step) => destinationOf(tree, used.menuId, step) !== null}
          onMove={(step) => move(used.menuId, step)}
        />
      )}
    </div>
  );
};
