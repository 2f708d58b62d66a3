import { fill, messages } from '#contract/messages.ts';

export type PageKind = 'list' | 'detail' | 'regist';

/** The sentence below the heading of a screen. */
export const introOf = (kind: PageKind, menu: string): string =>
  kind === 'list' ? fill(messages.intro.list, { menu }) : messages.intro[kind];

/**
 * The intro of an article's detail: who wrote classification, tags and summary, and who translated.
 * `byModel`: a generative model did. `registeredByAi`: the registrant is 'AI'. `made`: another sentence on the origin.
 */
export const articleDetailIntro = (origin: {
  byModel: boolean;
  registeredByAi: boolean;
  made?: string | undefined;
}): string =>
  [
    messages.intro.detail,
    origin.made ?? (origin.byModel ? messages.intro.articleDetail : messages.intro.articleDetailNoModel),
    ...(origin.registeredByAi ? [messages.intro.articleDetailAi] : []),
  ].join(' ');

/** What a menu is about: 사용자 of 사용자 관리. */
const subjectOf = (menu: string): string => menu.replace(/ 관리$/, '');

/** The heading of a screen: the menu's name, or what it is about with the action. */
export const headingOf = (kind: PageKind, menu: string): string =>
  kind === 'list' ? menu : fill(messages.title[kind], { title: subjectOf(menu) });

const titledScreens: Record<string, string> = {
  '/dashboard': messages.title.dashboard,
  '/myPage': messages.title.myPage,
  '/search': messages.title.search,
  '/signUp': messages.title.signUp,
};

/** The title of the browser tab. `title` is the menu's name, or the screen's own. */
export const tabTitleOf = (page: {
  path: string;
  popup: boolean;
  kind: PageKind;
  title: string;
  brand: string;
  fixed: boolean;
}): string => {
  if (page.popup) return messages.title.popup;
  const own = titledScreens[page.path] ?? (page.fixed ? '{title} | {brand}' : messages.title[page.kind]);
  const title =
    own === messages.title.detail || own === messages.title.regist ? subjectOf(page.title) : page.title;
  return fill(own, { title, brand: page.brand });
};
