import type { MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/kit/session/allMenus.ts';
import { destinations, type ShortcutId, shortcutOf } from '#web/kit/shortcuts/registry.ts';
import { addressOf, type SavedView } from '#web/kit/views/viewAddress.ts';
import { tabs } from '#web/screens/myPage/tabs.ts';
import { adminCategory, categoryOf, childrenOf, trailOf } from '../menus/menuTree.ts';
import { rankOf } from './match.ts';
import type { Recent } from './recents.ts';

export const groups = {
  action: '이 화면에서 할 일',
  recent: '최근에 본 글',
  menu: '메뉴',
  view: '보기',
  outlet: '매체',
  person: '사용자',
  search: '통합검색',
} as const;

export interface Entry {
  id: string;
  group: keyof typeof groups;
  words: string;
  /** What tells namesakes apart. */
  hint?: string | undefined;
  /** Of the words, where they may be foreign. */
  language?: string | null;
  /** The keys that do the same. */
  keys?: string | undefined;
  /** Where it leads, or what it does. */
  to: string | (() => void);
}

/** What is found only by what stands beside its words. */
const worst = 20;

const screensWithoutMenu = destinations.filter(({ free }) => free);

const keysOfPath = (path: string): string | undefined => {
  const destination = destinations.find(({ url }) => url === path);
  return destination && `G ${destination.key}`;
};

/** The screens that the person's menus lead to, and those that everybody has. */
export const menuEntries = (tree: readonly MenuNode[], mayAdminister: boolean): Entry[] => {
  const listed = allMenus(tree).flatMap((menu): Entry[] => {
    const { url, menuId, menuNm, useYn } = menu;
    if (!url || useYn !== 'Y' || childrenOf(menu).length > 0) return [];
    if (categoryOf(url) === adminCategory && !mayAdminister) return [];
    const above = trailOf(tree, menuId).slice(0, -1);
    const hint = above.map((one) => one.menuNm).join(' › ');
    return [
      { id: url, group: 'menu', words: menuNm, hint: hint || undefined, keys: keysOfPath(url), to: url },
    ];
  });
  const free = screensWithoutMenu
    .filter(({ url }) => !listed.some(({ id }) => id === url))
    .map(({ url, name }): Entry => ({ id: url, group: 'menu', words: name, keys: keysOfPath(url), to: url }));
  return [...free, ...listed];
};

/** The tabs of my page; the first stands at its own address, under another name. */
const myPageTabs: readonly Entry[] = tabs.map(({ key, label, path }) => ({
  id: `tab ${key}`,
  group: 'menu',
  words: label,
  // messages call the memos one's own
  hint: key === 'Memo' ? '마이페이지 · 내 메모' : '마이페이지',
  to: path,
}));

/** What stands on a screen without being one, with the screens on which the person may write something new. */
export const placeEntries = (
  screens: readonly Entry[],
  mayRegist: (url: string) => boolean,
): readonly Entry[] => [
  ...myPageTabs,
  ...screens
    .filter(({ id }) => mayRegist(id))
    .map(
      ({ id, words, hint }): Entry => ({
        id: `regist ${id}`,
        group: 'menu',
        words: `${words} 등록`,
        hint,
        to: `${id}/Regist`,
      }),
    ),
];

/** The views of lists, each beside the name of its list. */
export const viewEntries = (views: readonly SavedView[], screens: readonly Entry[]): Entry[] =>
  views.map((view) => ({
    id: `view ${view.viewId}`,
    group: 'view',
    words: view.viewNm,
    hint: screens.find(({ id }) => id === view.menuUrl)?.words,
    to: addressOf(view),
  }));

export const recentEntries = (recents: readonly Recent[]): Entry[] =>
  recents.map(({ path, title, language }) => ({
    id: path,
    group: 'recent',
    words: title,
    language,
    to: path,
  }));

const shortcutsOfActions: Readonly<Record<string, ShortcutId>> = {
  export: 'export',
  tray: 'tray',
  memo: 'memo',
};

/** The title of a record may follow. */
const wordsOf = (button: HTMLElement): string =>
  (button.getAttribute('aria-label') ?? button.textContent).split(': ')[0]?.replace(/\s+/g, ' ').trim() ?? '';

/** What the screen offers: its buttons and links with `data-action`, as far as they can be pressed. */
export const actionEntries = (): Entry[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-action]:not(:disabled, [aria-disabled=true])')].map(
    (button, at) => {
      const name = button.dataset['action'] ?? '';
      const shortcut = shortcutsOfActions[name];
      return {
        id: `${name} ${at}`,
        group: 'action',
        words: wordsOf(button),
        keys: shortcut && shortcutOf(shortcut).key,
        to: () => button.click(),
      };
    },
  );

const order: readonly Entry['group'][] = ['action', 'recent', 'menu', 'view'];
/** Who types looks for a place by its name rather than for an article that has such words. */
const orderOfFound: readonly Entry['group'][] = ['action', 'menu', 'view', 'recent'];

/** Those that typed words find, the best first; groups that hold better ones go before others. */
export const found = (entries: readonly Entry[], typed: string, most: number): Entry[] => {
  const ranked = entries.flatMap((entry) => {
    const byHint = () => rankOf(`${entry.hint ?? ''} ${entry.words}`, typed);
    const rank = rankOf(entry.words, typed) ?? (byHint() === undefined ? undefined : worst);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return (typed.trim() ? orderOfFound : order)
    .map((group) =>
      ranked
        .filter(({ entry }) => entry.group === group)
        .toSorted((one, other) => one.rank - other.rank)
        .slice(0, most),
    )
    .toSorted(([one], [other]) => (one?.rank ?? worst) - (other?.rank ?? worst))
    .flatMap((group) => group.map(({ entry }) => entry));
};
