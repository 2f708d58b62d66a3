import { Link, useLocation } from 'react-router-dom';
import { allMenus } from '#web/shared/session/allMenus.ts';
import { useSession } from '#web/shared/session/sessionStore.ts';
import { carriedTo, isCarriedWhole, type Wish, writeWish } from './conditions.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import styles from './statistics.module.css';

interface SameConditionsProps {
  dimension: Dimension;
  wish: Wish;
}

/** The ways to the other statistics that can be asked for with the conditions that are set here. */
export const SameConditions = ({ dimension, wish }: SameConditionsProps) => {
  const { pathname } = useLocation();
  const menu = useSession((state) => state.menu);
  const screens = new Set(allMenus(menu).map(({ url }) => url));
  // administrators go from tab to tab
  if (pathname !== dimension.screen) return null;
  const others = dimensions
    .filter(({ name, screen }) => name !== dimension.name && screens.has(screen))
    .filter((other) => isCarriedWhole(other, dimension, wish))
    .map((other) => ({ ...other, query: writeWish(carriedTo(other, dimension, wish)) }))
    .filter(({ query }) => query !== '');
  if (others.length === 0) return null;
  return (
    <nav className={styles.same} aria-label="같은 조건으로 보기">
      <span aria-hidden="true">같은 조건으로 보기</span>
      <ul>
        {others.map(({ name, word, screen, query }) => (
          <li key={name}>
            <Link to={{ pathname: screen, search: query }}>{word}별</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
