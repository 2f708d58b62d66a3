import { useListContext } from 'react-admin';
import { noRecord } from '#contract/list.ts';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import buttons from '#web/kit/theme/Button.module.css';

/** Toggles a filter for outlets without a country. For administrators, who can set one. */
export const NoNation = () => {
  const { filterValues, setFilters } = useListContext();
  const isOn = filterValues.ntnId === noRecord;
  if (!useIsAdmin()) return null;
  const toggle = () => {
    const { ntnId: _, ...rest } = filterValues;
    setFilters(isOn ? rest : { ...rest, ntnId: noRecord });
  };
  return (
    <button
      type="button"
      className={`${buttons.tertiary} ${buttons.small}`}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {isOn ? '모든 매체' : '국가 없음'}
    </button>
  );
};
