import SearchIcon from '@mui/icons-material/Search';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** The field of the search, where it is on the screen. */
const searchField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('main [data-search-field]');

/** Leads to the search; on its own screen, into its field, whose words are to be typed over. */
export const SearchTool = ({ className }: { className: string | undefined }) => {
  const isThere = useLocation().pathname === '/search';
  const press = (event: MouseEvent) => {
    const field = isThere && !event.ctrlKey && !event.metaKey && !event.shiftKey ? searchField() : null;
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  return (
    <Link to="/search" className={className} aria-label="통합검색" onClick={press}>
      <SearchIcon aria-hidden="true" />
    </Link>
  );
};
