import type { MenuNode } from '#contract/session.ts';
import { allMenus } from '#web/client/session/allMenus.ts';
import { addressOf, type SavedView } from '#web/client/views/viewAddress.ts';
import { rankOf } from '#web/kit/matching/match.ts';
import { destinations, type ShortcutId, shortcutOf } from '#web/kit/shortcuts/registry.ts';
import { myPageTabs } from '#web/modules/myPage/index.ts';
import { adminCategory, categoryOf, childrenOf, trailOf } from '../menus/menuTree.ts';
import type { Recent } from './recents.ts';

export const groups = {
  action: '이 화면에서 할 일',
  recent: '최근에 본 글',
  menu: '메뉴',
  view: '보기',
  outlet: '매체',
  person: '사용자',
  help: '도움말과 용어',
  search: '통합검색',
} as const;

export interface Entry {
  id: string;
  group: keyof typeof groups;
  words: string;
  /** Distinguishes entries of the same name. */
  hint?: string | undefined;
  /** Language of the words, if they may be foreign. */
  language?: string | null;
  /** The equivalent shortcut. */
  keys?: string | undefined;
  /** Its address, or its action. */
  to: string | (() => void);
}

/** Rank of an entry that matches by its hint only. */
const worst = 20;

const screensWithoutMenu = destinations.filter(({ free }) => free);

const keysOfPath = (path: string): string | undefined => {
  const destination = destinations.find(({ url }) => url === path);
  return destination && `G ${destination.key}`;
};

/** The screens of the user's menus, and those of all users. */
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

/** The tabs of my page; the first has the screen's address, under another name. */
const tabEntries: readonly Entry[] = myPageTabs.map(({ key, label, path }) => ({
  id: `tab ${key}`,
  group: 'menu',
  words: label,
  // messages call the memos 내 메모
  hint: key === 'Memo' ? '마이페이지 · 내 메모' : '마이페이지',
  to: path,
}));

/** Places within screens, and the forms of new records that the user may open. */
export const placeEntries = (
  screens: readonly Entry[],
  mayRegist: (url: string) => boolean,
): readonly Entry[] => [
  ...tabEntries,
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

/** The views of lists, each with the name of its list. */
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
  memo: 'star',
};

/** Its name, unless `data-words` gives another: that of a star holds the title of its record. */
const wordsOf = (button: HTMLElement): string =>
  button.dataset['words'] ?? button.ariaLabel ?? button.textContent.trim();

/** Actions of the screen: its enabled buttons and links with `data-action`. */
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
/** Order of groups: typing looks for a place by name rather than for an article with these words. */
const orderOfFound: readonly Entry['group'][] = ['action', 'menu', 'view', 'recent', 'help'];

/** The entries that match the typed words, best first; groups with better ones come first. */
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
