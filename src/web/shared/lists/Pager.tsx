import { Pagination, useMediaQuery } from '@mui/material';
import styles from './Pager.module.css';
import { pageCount } from './totalText.ts';

interface PagerProps {
  page: number;
  size: number;
  /** undefined: not counted to the end yet. */
  total: number | undefined;
  hasNext: boolean;
  onChange: (page: number) => void;
}

const ends = { first: '첫 쪽', last: '마지막 쪽', next: '다음 쪽', previous: '이전 쪽' };

type Item = keyof typeof ends | 'page' | 'start-ellipsis' | 'end-ellipsis';

/** What a button of the pager is called: the number that it shows is a word of it, for people who speak to their screen. */
const itemLabel = (item: Item, page: number | null, selected: boolean): string => {
  if (item in ends) return `${ends[item as keyof typeof ends]}으로 이동`;
  return selected ? `현재 ${page} 쪽` : `${page} 쪽으로 이동`;
};

/** The pages of a list; nothing where one page holds everything. */
export const Pager = ({ page, size, total, hasNext, onChange }: PagerProps) => {
  const narrow = useMediaQuery('(max-width: 600px)');
  const count = pageCount(total, page, size, hasNext);
  if (count <= 1) return null;
  return (
    <div className={styles.pager}>
      <Pagination
        aria-label="쪽 이동"
        count={count}
        page={page}
        shape="rounded"
        color="primary"
        showFirstButton={!narrow}
        showLastButton={!narrow && total !== undefined}
        siblingCount={narrow ? 0 : 2}
        getItemAriaLabel={itemLabel}
        onChange={(_event, next) => onChange(next)}
      />
    </div>
  );
};
