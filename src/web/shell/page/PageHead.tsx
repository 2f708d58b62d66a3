import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import {
  type PageHeadOverride,
  placePageSteps,
  usePageHeadOverride,
  usePageTotalShown,
} from '#web/kit/page/pageHead.ts';
import { headingOf, introOf, tabTitleOf } from '#web/kit/page/pageTexts.ts';
import { backLinkProps } from '#web/kit/returning/listPlace.ts';
import { useListed } from '#web/kit/views/listed.ts';
import { HelpTools } from '../help/HelpTools.tsx';
import { menuOfPath } from '../menus/menuOfPath.ts';
import { defaultPath, trailOf } from '../menus/menuTree.ts';
import { headOf } from '../screens/pageRegistry.ts';
import { type ResolvedScreen, resolveScreen } from '../screens/resolveScreen.ts';
import styles from './PageHead.module.css';

interface ShownScreen {
  path: string;
  /** Null: the path has no screen. */
  resolved: ResolvedScreen | null;
  /** The menus from depth 0 down to the screen's own; empty if it has none. */
  trail: MenuNode[];
  /** The screen's own name, else its menu's. */
  name: string;
}

/** The screen of the current path. */
export const useScreen = (): ShownScreen => {
  const { pathname } = useLocation();
  const menus = useSession(({ menu }) => menu);
  return useMemo(() => {
    const resolved = resolveScreen(pathname, menus);
    const menu = menuOfPath(menus, pathname)?.menu;
    const trail = menu ? trailOf(menus, menu.menuId) : [];
    return { path: pathname, resolved, trail, name: resolved?.screen.title ?? menu?.menuNm ?? '' };
  }, [pathname, menus]);
};

const ListViews = lazyPart(
  async () => (await import('#web/modules/platform/parts/savedViews/ListViews.tsx')).ListViews,
);

const useTabTitle = (
  { path, resolved, name }: ShownScreen,
  override: string | undefined,
  fixed: boolean,
): void => {
  const brand = useSite(({ brandName }) => brandName);
  const title =
    override ??
    tabTitleOf({
      path,
      popup: resolved?.screen.layout === 'popup',
      kind: resolved?.kind ?? 'list',
      title: name,
      brand,
      fixed,
    });
  useEffect(() => {
    document.title = title;
  }, [title]);
};

const Trail = ({ trail }: { trail: ShownScreen['trail'] }) => (
  <nav aria-label="현재 위치" className={styles.trail}>
    <ol>
      <li>
        <Link to="/dashboard">홈</Link>
      </li>
      {trail.map((menu, index) => {
        const to = defaultPath(menu);
        const last = index === trail.length - 1;
        return (
          <li key={menu.menuId} aria-current={last ? 'page' : undefined}>
            {to && !last ? <Link to={to}>{menu.menuNm}</Link> : menu.menuNm}
          </li>
        );
      })}
    </ol>
  </nav>
);

const BackToList = ({ to }: { to: string }) => (
  <Link to={to} {...backLinkProps} className={styles.back}>
    <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path d="M8 2 4 6l4 4" />
    </svg>
    목록으로
  </Link>
);

/** The store's hook subscribes only after the first paint, when a page shown at once has already changed its head. */
const useOverrideBeforePaint = (): PageHeadOverride => {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => usePageHeadOverride.subscribe(render), []);
  return usePageHeadOverride.getState();
};

/**
 * The breadcrumb, the screen's only h1, its intro, and the title of the browser tab. The title of an open record
 * becomes the h1; the screen's own name is above it, in a row with the intro and the link back.
 */
export const PageHead = () => {
  const screen = useScreen();
  const ofPage = useOverrideBeforePaint();
  const override = { ...(screen.resolved && headOf(screen.resolved.pattern)), ...ofPage };
  const { resolved, trail, name } = screen;
  const fixed = resolved?.screen.title !== undefined || override.isList === false;
  useTabTitle(screen, override.tabTitle, fixed);

  const kind = resolved?.kind ?? 'list';
  const heading = override.heading ?? (fixed ? name : headingOf(kind, name));
  const intro =
    override.intro === undefined ? (fixed || !resolved ? null : introOf(kind, name)) : override.intro;
  const { recordTitle, recordShown, recordLanguage = 'ko', listAddress } = override;
  const { total, note } = usePageTotalShown();
  const isRecord = recordTitle !== undefined;
  const hasWays = isRecord || listAddress !== undefined;
  const isList = !isRecord && kind === 'list';
  const hasViews = useListed(({ query }) => query !== null) && isList;
  const help = (
    <HelpTools
      mayOffer={resolved?.kind === 'list' && resolved.screen.layout !== 'popup'}
      pattern={resolved?.pattern}
      screen={resolved?.screen.path}
      name={name}
    />
  );
  return (
    <div className={hasWays ? styles.recordHead : styles.head} data-record-title={isRecord || undefined}>
      {trail.length > 0 && <Trail trail={trail} />}
      {hasWays && (
        <div className={styles.screenRow}>
          {listAddress !== undefined && <BackToList to={listAddress} />}
          <div ref={placePageSteps} className={styles.steps} />
          {isRecord && <p className={styles.screenName}>{heading}</p>}
          {isRecord && help}
          {isRecord && intro && <p className={styles.intro}>{intro}</p>}
        </div>
      )}
      {/* always the same element: the focus on the screen's name stays when the record's title is loaded */}
      <div className={isList && !fixed ? styles.listRow : styles.titleRow}>
        <ForeignText language={isRecord ? recordLanguage : 'ko'} as="h1" dir={isRecord ? 'auto' : undefined}>
          {recordShown ?? recordTitle ?? heading}
        </ForeignText>
        {!isRecord && help}
        {!isRecord && total && (
          <p className={styles.total}>
            총 <strong>{total}</strong>
          </p>
        )}
        {hasViews && <ListViews />}
        {!isRecord && note && <p className={styles.note}>{note}</p>}
        {!isRecord && intro && <p className={styles.intro}>{intro}</p>}
      </div>
    </div>
  );
};
