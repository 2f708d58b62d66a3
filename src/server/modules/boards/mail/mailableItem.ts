import { dateWords, kindWords, recordPlaces } from '#contract/recordPlaces.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { notFound } from '#server/kernel/failure.ts';
import { escaped, mailMarkup } from '#server/modules/platform/index.ts';
import { openKinds } from '#server/modules/search/index.ts';
import type { LoadMailable, Mailable } from './mailable.ts';
import { mailTimeFormat } from './mailTimeFormat.ts';

export type ItemKind = 'article' | 'thinkTank' | 'sns';

const look = {
  local: 'margin:0 0 12px;font-size:15px;color:#58616a;',
  summary: 'margin:0 0 12px;',
  link: 'color:#0b50d0;',
} as const;
const { tag, anchor } = mailMarkup(look);

/** Source and publication time. */
const itemFacts = (
  kind: ItemKind,
  { mediaNm, mediaLclanNm, ntnNm, frmTrsfNscvrgDt }: Row,
): Mailable['facts'] => {
  const source = [mediaNm ?? mediaLclanNm, ntnNm].filter(Boolean).join(' · ');
  return [
    ...(source ? [{ label: '출처', value: source }] : []),
    ...(frmTrsfNscvrgDt
      ? [{ label: `${dateWords[kind]}일시`, value: mailTimeFormat.format(frmTrsfNscvrgDt as Date) }]
      : []),
  ];
};

const isWebAddress = (url: unknown): url is string => typeof url === 'string' && /^https?:\/\//iu.test(url);

interface Words {
  kornTtl: string | null;
  lclanTtl: string | null;
  featExtrSmry: string | null;
}

/** Enough for a colleague to decide whether to read it. The text belongs to the outlet, and is not mailed. */
const itemHtml = (item: Row): string => {
  const { kornTtl, lclanTtl, featExtrSmry, url } = item as Row & Words;
  return [
    kornTtl && lclanTtl && lclanTtl !== kornTtl && tag('p', 'local', escaped(lclanTtl)),
    featExtrSmry && tag('p', 'summary', escaped(featExtrSmry).replaceAll('\n', '<br>')),
    isWebAddress(url) && tag('p', 'summary', anchor(url, 'link', '원문 사이트')),
  ]
    .filter(Boolean)
    .join('');
};

/** An item, mailed by any user who may read it, to users who may read it. */
export const mailableItem =
  (catalogue: Catalogue, kind: ItemKind): LoadMailable =>
  async ({ caller, id }) => {
    if (!(await openKinds(catalogue, caller)).includes(kind)) throw notFound('글');
    const item = await readRecord(catalogue, entityOf(catalogue, kind), caller, id);
    const { kornTtl, lclanTtl } = item as Row & Words;
    const menuUrl = recordPlaces[kind];
    return {
      subject: (kornTtl ?? lclanTtl ?? '제목 없음').replaceAll(/\s+/gu, ' '),
      place: kindWords[kind],
      isUrgent: false,
      facts: itemFacts(kind, item),
      html: itemHtml(item),
      link: `${menuUrl}/Detail/${id}`,
      files: [],
      recipients: [],
      authorId: null,
      isPassedOn: true,
      target: { entity: kind, key: id },
      menuUrl,
    };
  };
