import { constants } from '#contract/constants.ts';
import { Select } from '../forms/Select.tsx';

interface PageSizeSelectProps {
  value: number;
  onChange: (size: number) => void;
  sizes?: readonly number[];
}

/** Number of rows per page. */
export const PageSizeSelect = ({ value, onChange, sizes = constants.pageSizes }: PageSizeSelectProps) => (
  <Select
    small
    aria-label="한 쪽에 보일 건수"
    value={String(value)}
    onChange={(event) => onChange(Number(event.target.value))}
    options={sizes.map((size) => ({ value: String(size), label: `${size}건씩` }))}
  />
);
