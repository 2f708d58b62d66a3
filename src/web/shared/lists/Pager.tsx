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
        onChange={(_event, next) => onChange(next)}
      />
    </div>
  );
};
