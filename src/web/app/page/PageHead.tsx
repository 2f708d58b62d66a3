import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { usePageHeadOverride } from '#web/shared/page/pageHead.ts';
import { headingOf, introOf, tabTitleOf } from '#web/shared/page/pageTexts.ts';
import { useSite } from '#web/shared/session/siteStore.ts';
import { defaultPath } from '../menus/menuTree.ts';
import styles from './PageHead.module.css';
import { type ShownScreen, useScreen } from './useScreen.ts';

const useTabTitle = ({ path, resolved, name }: ShownScreen, override: string | undefined): void => {
  const brand = useSite(({ brandName }) => brandName);
  const title =
    override ??
    tabTitleOf({
      path,
      popup: resolved?.screen.layout === 'popup',
      kind: resolved?.kind ?? 'list',
      title: name,
      brand,
      fixed: resolved?.screen.title !== undefined,
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

/** Where one is, the screen's only h1, what the screen is for, and the title of the browser's tab. */
export const PageHead = () => {
  const screen = useScreen();
  const override = usePageHeadOverride();
  useTabTitle(screen, override.tabTitle);

  const { resolved, trail, name } = screen;
  const fixed = resolved?.screen.title !== undefined;
  const kind = resolved?.kind ?? 'list';
  const heading = override.heading ?? (fixed ? name : headingOf(kind, name));
  const intro =
    override.intro === undefined ? (fixed || !resolved ? null : introOf(kind, name)) : override.intro;
  return (
    <div className={styles.head}>
      {trail.length > 0 && <Trail trail={trail} />}
      <h1>{heading}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
};
