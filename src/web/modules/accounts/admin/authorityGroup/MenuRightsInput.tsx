import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import type { MenuNode } from '#contract/session.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { read } from '#web/client/http/read.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './authorityGroup.module.css';

/** all: the menu and everything below it; some: part of it; none: nothing. */
type GrantState = 'all' | 'some' | 'none';

/** Ids of the menu and of everything below it. */
const branchOf = (menu: MenuNode): number[] => [menu.menuId, ...menu.children.flatMap(branchOf)];

/** The state of a menu with sub-menus is that of these: it has no screen of its own to grant. */
export const grantStateOf = (menu: MenuNode, held: ReadonlySet<number>): GrantState => {
  if (menu.children.length === 0) return held.has(menu.menuId) ? 'all' : 'none';
  const below = menu.children.map((child) => grantStateOf(child, held));
  if (below.every((one) => one === 'all')) return 'all';
  return below.every((one) => one === 'none') ? 'none' : 'some';
};

/** Granting or revoking a menu does the same to all of its descendants. */
export const toggled = (menu: MenuNode, held: ReadonlySet<number>): Set<number> => {
  const branch = branchOf(menu);
  const isGiven = grantStateOf(menu, held) !== 'all';
  const rest = [...held].filter((menuId) => !branch.includes(menuId));
  return new Set(isGiven ? [...rest, ...branch] : rest);
};

/**
 * The permissions as stored: a parent menu is included if all menus below it are. Ids missing from the tree are kept.
 */
export const storedIds = (tree: readonly MenuNode[], held: ReadonlySet<number>): number[] => {
  const known = new Set(tree.flatMap(branchOf));
  const inTree = (menu: MenuNode): number[] => [
    ...(grantStateOf(menu, held) === 'all' ? [menu.menuId] : []),
    ...menu.children.flatMap(inTree),
  ];
  return [...tree.flatMap(inTree), ...[...held].filter((menuId) => !known.has(menuId))];
};

const source = 'authorizedMenuList';

interface MenuRight {
  menuId: number;
  authorizedYn: string;
}

const useAllMenus = () =>
  useQuery({
    queryKey: ['menu', 'getList', 'tree'],
    queryFn: ({ signal }) =>
      read<MenuNode[]>('/menu-list', { params: { all: 'Y' }, signal, background: true }),
  });

/** A checkbox that is indeterminate while only part of the branch is granted. */
const Box = ({ state, label, onToggle }: { state: GrantState; label: string; onToggle: () => void }) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles.menu}>
      <input ref={box} type="checkbox" checked={state === 'all'} onChange={onToggle} />
      {label}
    </label>
  );
};

interface BranchProps {
  menus: readonly MenuNode[];
  granted: ReadonlySet<number>;
  onChange: (held: Set<number>) => void;
}

const Branch = ({ menus, granted, onChange }: BranchProps) => (
  <ul className={styles.branch}>
    {menus.map((menu) => (
      <li key={menu.menuId}>
        <Box
          state={grantStateOf(menu, granted)}
          label={menu.useYn === 'Y' ? menu.menuNm : `${menu.menuNm} (미사용)`}
          onToggle={() => onChange(toggled(menu, granted))}
        />
        {menu.children.length > 0 && <Branch menus={menu.children} granted={granted} onChange={onChange} />}
      </li>
    ))}
  </ul>
);

/** The menus of the group. Checking a menu grants or revokes everything below it too. */
export const MenuRightsInput = () => {
  const field = fieldOf(useSpec(), source);
  if (!field) throw new Error(`There is no field ${source}.`);
  const { id, frame } = useSpecInput(
    { field, source },
    { format: (value) => value, parse: (value) => value },
  );
  const rights = (useWatch({ name: source }) ?? []) as MenuRight[];
  const { setValue } = useFormContext();
  const { data, error, isPending, refetch } = useAllMenus();
  if (isPending) return <LoadingState minHeight="24rem" />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  const held = new Set(rights.filter(({ authorizedYn }) => authorizedYn === 'Y').map(({ menuId }) => menuId));
  const change = (next: Set<number>) =>
    setValue(
      source,
      storedIds(data, next).map((menuId) => ({ menuId, authorizedYn: 'Y' })),
      { shouldDirty: true, shouldTouch: true },
    );
  // administration is opened by the level of the user group, not by permissions for its menus
  const given = data.filter(({ url }) => url !== '/admin');
  return (
    <FieldFrame {...frame} group help="메뉴를 고르면 그 아래 메뉴가 모두 함께 선택됩니다.">
      <div role="group" aria-labelledby={labelId(id)} className={styles.tree}>
        <Branch menus={given} granted={held} onChange={change} />
      </div>
    </FieldFrame>
  );
};
