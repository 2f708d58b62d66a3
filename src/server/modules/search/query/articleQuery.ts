import { conditionConstants } from '#contract/conditionConstants.ts';
import { constants } from '#contract/constants.ts';
import { daysBetween, isDay, today } from '#contract/days.ts';
import { type ItemKind, itemKinds } from '#contract/itemKinds.ts';
import { isPageSize, type Sort, type TotalMode } from '#contract/list.ts';
import { fill, messages } from '#contract/messages.ts';
import { termsOf } from '#contract/terms.ts';
import { countCombined, countTerms, type QueryPart, readTypedQuery } from '#contract/typedQuery.ts';
import { exclusionProblem, queryProblem } from '#contract/typedQueryWords.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { menuIdsOf } from '#server/kernel/access/menus.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { type KnownPart, separateFacts } from '../plan.ts';
import {
  articleListForm,
  type CheckedQuery,
  type CodedConditions,
  type DeclaredConditions,
  firstText,
  furtherConditionProblems,
  furtherNames,
  type RawQuery,
  readConditions,
  textsOf,
} from './articleConditions.ts';
import { type SavedPath, savedPath } from './queryFieldSources.ts';
import { resolveQuery } from './resolveQuery.ts';

/**
 * Kinds whose lists the caller may read; items of others are hidden from them, even in their own memos.
 * @param access `menu:read` for kinds whose details and files may be read too, `menu:write` for those that may be changed
 */
export const openKinds = async (
  catalogue: Catalogue,
  caller: Caller,
  access: 'menu:list' | 'menu:read' | 'menu:write' = 'menu:list',
): Promise<ItemKind[]> => {
  const menuIds = await menuIdsOf();
  return itemKinds.filter((kind) => {
    const { menus, label } = entityOf(catalogue, kind);
    const list = { id: kind, method: 'GET', path: '', summary: label, access, menus } as const;
    return authorize(list, caller, menuIds) === undefined;
  });
};

/** The conditions, order and page of an article list. */
export interface ArticleQuery extends DeclaredConditions, CodedConditions {
  /** What was typed and needs words, with what its facts mean; the other facts are in `typedFacts`. */
  terms: readonly KnownPart[];
  excluded: readonly KnownPart[];
  /** Everything that was typed, as written. */
  typed: { terms: readonly string[]; excluded: readonly string[] };
  combine: 'AND' | 'OR';
  fields: ('title' | 'reporter' | 'attachment')[];
  sort: Sort;
  page: number;
  size: number;
  total: TotalMode;
}

interface Words {
  terms: readonly QueryPart[];
  excluded: readonly QueryPart[];
}

/** Parameters of the list of a kind. */
const knownTo = (kind: ItemKind): Set<string> =>
  new Set([...Object.keys(articleListForm.labels), ...furtherNames(kind)]);

const sortable = new Set(['regDt', 'frmTrsfNscvrgDt', 'mainSnthsScr']);
const maxTerms = 50;

/** The value as in a query string: parsed numbers as text again, a single value not as a list. */
const asSent = (value: unknown): string | string[] | undefined => {
  const items = textsOf(value);
  return items.length > 1 ? items : items[0];
};

const rangeProblem = (from: string, to: string, maxDays: number | null): FormProblem | undefined => {
  if (from !== '' && !isDay(from)) return invalid('startDate', '보도일');
  if (to !== '' && !isDay(to)) return invalid('endDate', '보도일');
  if (from > today()) return invalid('startDate', '보도일', messages.dateRange.beyondMax);
  if (to > today()) return invalid('endDate', '보도일', messages.dateRange.beyondMax);
  if (from === '' && to === '') return undefined;
  if (to !== '' && from > to) return invalid('startDate', '보도일', messages.dateRange.reversed);
  // a range without a start goes back to the oldest article, without an end it ends today
  const isTooLong = maxDays !== null && (from === '' || daysBetween(from, to || today()) > maxDays);
  return isTooLong
    ? invalid('startDate', '보도일', fill(messages.dateRange.tooLong, { n: maxDays }))
    : undefined;
};

const sortOf = (value: unknown): Sort | undefined => {
  if (!value) return { field: conditionConstants.defaults.articleSort, order: 'DESC' };
  const [field = '', order] = firstText(value).split(',');
  return sortable.has(field) && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined;
};

const textFields = ['title', 'reporter', 'attachment'] as const;

/** Text parameters that may occur once, with comma-separated terms. */
const textNames = ['searchText', 'excludeText', 'keyword'] as const;

const repeatedTexts = (raw: RawQuery): FormProblem[] =>
  textNames
    .filter((name) => textsOf(raw[name]).length > 1)
    .map((name) => {
      const label = articleListForm.labels[name] ?? name;
      return invalid(name, label, `${label}는 쉼표로 이어 한 번만 보내 주세요.`);
    });

const unknownNames = (raw: RawQuery, kind: ItemKind): FormProblem[] => {
  const names = knownTo(kind);
  return Object.keys(raw)
    .filter((name) => !names.has(name))
    .map((name) => invalid(name, name, `'${name}'은(는) 없는 조회 조건입니다.`));
};

/** Errors beyond the schema: fields of one kind, periods, supported orders and sizes. */
const furtherProblems = (raw: RawQuery, maxRangeDays: number | null): FormProblem[] => {
  const problems = furtherConditionProblems(raw);
  if (textsOf(raw['searchFields']).some((field) => !textFields.some((known) => known === field)))
    problems.push(invalid('searchFields', '검색 대상'));
  const range = rangeProblem(firstText(raw['startDate']), firstText(raw['endDate']), maxRangeDays);
  if (range) problems.push(range);
  if (!sortOf(raw['sort'])) problems.push(invalid('sort', '정렬', '정렬할 수 없는 항목입니다.'));
  const size = firstText(raw['size']);
  if (size !== '' && !isPageSize(Number(size)))
    problems.push(
      invalid('size', '쪽 크기', `쪽 크기는 ${constants.pageSizes.join(', ')} 가운데 하나여야 합니다.`),
    );
  return problems;
};

const partsOf = ({ searchText, excludeText, multiSearchCnd }: CheckedQuery): Words => ({
  terms: readTypedQuery(searchText ?? '', multiSearchCnd ?? 'AND'),
  excluded: readTypedQuery(excludeText ?? '', 'OR'),
});

/** Several terms require a combination; some texts cannot be searched as typed. */
const textProblems = (given: CheckedQuery, { terms, excluded }: Words): FormProblem[] => {
  const label = (name: string): string => articleListForm.labels[name] ?? name;
  const problems: FormProblem[] = [];
  const textProblem = queryProblem(terms);
  const excludeProblem = exclusionProblem(excluded);
  if (textProblem) problems.push(invalid('searchText', label('searchText'), textProblem));
  if (excludeProblem) problems.push(invalid('excludeText', label('excludeText'), excludeProblem));
  const keywords = termsOf(given.keyword ?? '').length;
  if (countTerms(terms) + countTerms(excluded) + keywords > maxTerms) {
    const message = `검색어는 ${maxTerms}개까지 입력할 수 있습니다.`;
    return [...problems, invalid('searchText', label('searchText'), message)];
  }
  if (countCombined(terms) > 1 && !given.multiSearchCnd)
    problems.push(missing('multiSearchCnd', label('multiSearchCnd')));
  if (keywords > 1 && !given.multiKeywordCnd)
    problems.push(missing('multiKeywordCnd', label('multiKeywordCnd')));
  return problems;
};

interface ReadingOptions {
  maxRangeDays?: number | null | undefined;
  caller?: Caller | null | undefined;
  /** The saved searches that lead to this query. */
  path?: SavedPath;
}

/** What was typed, with what its facts mean to the caller; the problems of facts by parameter. */
const knownWords = async (words: Words, combine: 'AND' | 'OR', { caller, path }: ReadingOptions) => {
  const [terms, excluded] = [
    await resolveQuery(words.terms, caller, path),
    await resolveQuery(words.excluded, caller, path),
  ];
  const problemsOf = (name: 'searchText' | 'excludeText', found: readonly string[]): FormProblem[] =>
    found.map((problem) => invalid(name, articleListForm.labels[name] ?? name, problem));
  const { facts, ...separated } = separateFacts({ terms: terms.parts, excluded: excluded.parts }, combine);
  return {
    words: {
      ...separated,
      typed: {
        terms: words.terms.map(({ written }) => written),
        excluded: words.excluded.map(({ written }) => written),
      },
      ...(facts.length > 0 && { typedFacts: facts }),
    },
    problems: [...problemsOf('searchText', terms.problems), ...problemsOf('excludeText', excluded.problems)],
  };
};

const oncePerName = (problems: readonly FormProblem[]): FormProblem[] =>
  problems.filter(({ name }, index) => problems.findIndex((other) => other.name === name) === index);

/**
 * Reads the query of /article-list, and of the operations with the same conditions: validated by the form of the lists,
 * and by the rules that the form does not contain.
 * @param options.maxRangeDays maximum number of days of a range, null for any
 * @param options.caller the user for the condition on unread items, which is refused without a user
 * @returns the query, or all problems by name
 */
export const readArticleQuery = async (
  raw: RawQuery,
  kind: ItemKind = 'article',
  { maxRangeDays = constants.dateRangeLimitDays, caller, path = savedPath() }: ReadingOptions = {},
): Promise<
  { query: ArticleQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] }
> => {
  const repeated = repeatedTexts(raw);
  const sent = Object.keys(articleListForm.labels)
    .filter((name) => !repeated.some((problem) => problem.name === name))
    .map((name) => [name, asSent(raw[name])]);
  const { value: given, problems: faults = [] } = articleListForm.check(Object.fromEntries(sent));
  const problems = [
    ...unknownNames(raw, kind),
    ...repeated,
    ...furtherProblems(raw, maxRangeDays),
    ...faults,
  ];
  if (!given) return { problems: oncePerName(problems) };
  const combine = given.multiSearchCnd ?? 'AND';
  const typed = partsOf(given);
  problems.push(...textProblems(given, typed));
  // a value that cannot be read has been reported already
  const known = problems.length ? undefined : await knownWords(typed, combine, { caller, path });
  problems.push(...(known?.problems ?? []));
  if (given.unreadYn === 'Y' && !caller)
    problems.push(invalid('unreadYn', articleListForm.labels['unreadYn'] ?? ''));
  const sort = sortOf(given.sort);
  if (problems.length || !sort || !known) return { problems: oncePerName(problems) };
  return {
    query: {
      ...known.words,
      combine,
      fields: textFields.filter((field) => given.searchFields?.includes(field)),
      ...readConditions(given, raw, caller),
      sort,
      page: given.page ?? 1,
      size: given.size ?? constants.pageSizeDefault,
      total: given.total ?? 'exact',
    },
  };
};
