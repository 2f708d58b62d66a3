import { useLayoutEffect, useRef, useState } from 'react';
import styles from './Pager.module.css';
import { pageCount } from './totalWords.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/**
 * The pages that a pager shows: the first, the last and those around the current one; null for a gap. Always the same
 * number of entries, so that the buttons do not move.
 * @param siblings pages on either side of the current one
 */
export const pagerItems = (page: number, count: number, siblings: number): (number | null)[] => {
  if (count <= siblings * 2 + 5) return range(1, count);
  const from = Math.max(Math.min(page - siblings, count - 2 * siblings - 2), 3);
  const to = Math.min(Math.max(page + siblings, 2 * siblings + 3), count - 2);
  return [1, from > 3 ? null : 2, ...range(from, to), to < count - 2 ? null : count - 1, count];
};

interface PagerProps {
  page: number;
  size: number;
  /** undefined: not fully counted yet. */
  total: number | undefined;
  /** Absent: as the total says. */
  hasNext?: boolean;
  onChange: (page: number) => void;
}

const paths = {
  첫: 'M9 2 5 6l4 4M3 2v8',
  이전: 'M8 2 4 6l4 4',
  다음: 'm4 2 4 4-4 4',
  마지막: 'm3 2 4 4-4 4M9 2v8',
};

const readingOf: Partial<Record<keyof typeof paths, string>> = { 이전: 'previousPage', 다음: 'nextPage' };

interface EndProps {
  name: keyof typeof paths;
  /** Target page; the button is disabled if it is the current one. */
  to: number;
  page: number;
  onChange: (page: number) => void;
}

const End = ({ name, to, page, onChange }: EndProps) => (
  <li>
    <button
      type="button"
      aria-label={`${name} 쪽으로 이동`}
      disabled={to === page}
      // read by the keyboard shortcuts
      data-reading={readingOf[name]}
      onClick={() => onChange(to)}
    >
      <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        <path d={paths[name]} />
      </svg>
    </button>
  </li>
);

/** Width of all buttons of a long list side by side, in rem. */
const wholeWidth = 60;
/** Window width in px. */
const phoneWidth = 768;

/** True if fewer buttons fit: in a narrow window, beside an open item, with large text. */
const useIsNarrow = () => {
  const [isNarrow, setNarrow] = useState(() => innerWidth < phoneWidth);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // the observer reports with the first frame: measuring earlier would force another layout of the whole page
    const sizes = new ResizeObserver(([{ contentRect } = { contentRect: { width: 0 } }]) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 10;
      setNarrow(contentRect.width < wholeWidth * rem);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return { isNarrow, place };
};

type PagesProps = Omit<PagerProps, 'size' | 'hasNext'> & { count: number };

const Pages = ({ page, total, count, onChange }: PagesProps) => {
  const { isNarrow, place } = useIsNarrow();
  const end = { page, onChange };
  return (
    <nav ref={place} aria-label="쪽 이동" className={styles.pager}>
      <ul data-narrow={isNarrow || undefined}>
        {!isNarrow && <End {...end} name="첫" to={1} />}
        <End {...end} name="이전" to={Math.max(1, page - 1)} />
        {pagerItems(page, count, isNarrow ? 0 : 2).map((item, index) => (
          <li key={item ?? `gap ${index}`}>
            {item === null ? (
              '…'
            ) : (
              <button
                type="button"
                // the visible number must be part of the accessible name, for voice control
                aria-label={item === page ? `현재 ${item} 쪽` : `${item} 쪽으로 이동`}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onChange(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
        <End {...end} name="다음" to={Math.min(count, page + 1)} />
        {!isNarrow && total !== undefined && <End {...end} name="마지막" to={count} />}
      </ul>
    </nav>
  );
};

/** The pager of a list; renders nothing for a single page. */
export const Pager = ({ size, hasNext, ...rest }: PagerProps) => {
  const { page, total } = rest;
  const count = pageCount(total, page, size, hasNext ?? page * size < (total ?? 0));
  return count > 1 ? <Pages {...rest} count={count} /> : null;
};
