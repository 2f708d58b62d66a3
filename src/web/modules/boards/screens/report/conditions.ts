import { constants } from '#contract/constants.ts';
import { isPageSize } from '#contract/list.ts';
import type { ReportItem } from '#generated/types/boardPostCalls.ts';
import { impliedPageSize, ownPageSize } from '#web/kit/lists/pageSizes.ts';

const inItsMenu = ({ menuUrl, key }: ReportItem) => menuUrl && `${menuUrl}/Detail/${key}`;

/** Sources of reports: a new source in the server's list needs one line here. */
export const reportKinds: Readonly<
  Record<string, { label: string; pathOf: (report: ReportItem) => string | null }>
> = {
  product: { label: '생산물', pathOf: inItsMenu },
  briefing: { label: '일일 브리핑', pathOf: inItsMenu },
};

export const listPath = '/article/Report';

/** Conditions and paging of the list of reports. */
export interface ReportConditions {
  values: Readonly<Record<string, string>>;
  page: number;
  size: number;
}

const conditionNames = ['ttl', 'menuId', 'startDate', 'endDate'] as const;

const whole = (text: string | null): number => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : 0);

/** Parses the address; invalid values are ignored. @param ownSize the user's page size */
export const readConditions = (search: string, ownSize = ownPageSize(listPath)): ReportConditions => {
  const query = new URLSearchParams(search);
  const size = whole(query.get('size'));
  const page = Math.max(constants.pageStart, whole(query.get('page')));
  return {
    values: Object.fromEntries(
      conditionNames.flatMap((name) => {
        const value = query.get(name)?.trim();
        const isGiven = name === 'menuId' ? whole(value ?? null) > 0 : Boolean(value);
        return value && isGiven ? [[name, value]] : [];
      }),
    ),
    page,
    size: isPageSize(size) ? size : impliedPageSize(page, ownSize),
  };
};

export const writeConditions = ({ values, page, size }: ReportConditions): string => {
  const query = new URLSearchParams(
    conditionNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
  );
  if (page !== constants.pageStart) query.set('page', String(page));
  if (size !== impliedPageSize(page, ownPageSize(listPath))) query.set('size', String(size));
  const text = query.toString();
  return text && `?${text}`;
};
