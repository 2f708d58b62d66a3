import { fieldOf } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';

const names = [
  'kornTtl',
  'lclanTtl',
  'mediaId',
  'ntnId',
  'frmTrsfNscvrgDt',
  'jrnlLclanNm',
  'articleCn',
  'lanCd',
] as const;
type Name = (typeof names)[number];

/** Label of the form field. */
const labelOf = (name: Name): string => fieldOf(spec, name)?.label ?? name;

export interface Proposal {
  /** Filled-in values, by field name. */
  values: Partial<Pick<ArticlePage, Name>>;
  /** The result in a sentence. */
  sentence: string;
  /** The outlet has to be chosen: none is registered at this address. */
  lacksOutlet?: true;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const outletSentence = (name: string | null): string =>
  ` 이 주소로 등록된 매체가 없습니다${name ? `(페이지의 매체명: ${name})` : ''}. 매체를 직접 골라 주세요.`;

/** Selects the values of a page that go into the form: filled-in fields stay unchanged. Pure. */
export const proposalOf = (page: ArticlePage, written: Record<string, unknown>): Proposal => {
  if (page.problem) return { values: {}, sentence: `${page.problem} 내용을 직접 입력해 주세요.` };
  const filled = names.filter((name) => !isEmpty(page[name]) && isEmpty(written[name]));
  const values = Object.fromEntries(filled.map((name) => [name, page[name]]));
  const sentence = filled.length
    ? `채운 항목: ${filled.map((name) => labelOf(name)).join(', ')}. 저장하기 전에 확인해 주세요.`
    : '새로 채울 내용이 없습니다. 이미 입력한 항목은 그대로 두었습니다.';
  if (page.mediaId !== null || !isEmpty(written.mediaId)) return { values, sentence: sentence };
  return { values, sentence: sentence + outletSentence(page.outletNm), lacksOutlet: true };
};
