import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import { article as spec } from '#generated/resources/article.ts';
import { media } from '#generated/resources/media.ts';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';
import { addressOf } from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { useMay } from '#web/admin/spec/rights.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import styles from './write.module.css';

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

interface Proposal {
  /** Filled-in values, by field name. */
  values: Partial<Pick<ArticlePage, Name>>;
  /** The result in a sentence. */
  sentence: string;
  /** The outlet has to be chosen: none is registered at this address. */
  lacksOutlet?: true;
}

const outletSentence = (name: string | null): string =>
  ` 이 주소로 등록된 매체가 없습니다${name ? `(페이지의 매체명: ${name})` : ''}. 매체를 직접 골라 주세요.`;

/** Selects the values of a page that go into the form: filled-in fields stay unchanged. Pure. */
export const proposalOf = (page: ArticlePage, written: Record<string, unknown>): Proposal => {
  if (page.problem) return { values: {}, sentence: `${page.problem} 내용을 직접 입력해 주세요.` };
  const filled = names.filter((name) => !isBlank(page[name]) && isBlank(written[name]));
  const values = Object.fromEntries(filled.map((name) => [name, page[name]]));
  const sentence = filled.length
    ? `채운 항목: ${filled.map((name) => labelOf(name)).join(', ')}. 저장하기 전에 확인해 주세요.`
    : '새로 채울 내용이 없습니다. 이미 입력한 항목은 그대로 두었습니다.';
  if (page.mediaId !== null || !isBlank(written.mediaId)) return { values, sentence: sentence };
  return { values, sentence: sentence + outletSentence(page.outletNm), lacksOutlet: true };
};

/** Reads the page at the form's address once, fills the empty fields from it, and can undo all of that. */
export const usePageProposal = () => {
  const { getValues, setValue } = useFormContext();
  const url = addressOf(useWatch({ name: 'url' }));
  const [filled, setFilled] = useState<Proposal['values']>({});
  const { mutate, data, isPending, error, variables } = useMutation({
    mutationFn: async (address: string) => {
      const page = await write<ArticlePage>(
        'POST',
        '/article-check/page',
        { url: address },
        { quiet: true, timeout: 60_000 },
      );
      // the address may have changed while the page was being read
      if (addressOf(getValues('url')) !== address) return undefined;
      const proposal = proposalOf(page, getValues());
      for (const [name, value] of Object.entries(proposal.values))
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
      setFilled((before) => ({ ...before, ...proposal.values }));
      return proposal;
    },
  });
  const isFromPage = (name: string): boolean => {
    const value = filled[name as keyof typeof filled];
    return value !== undefined && getValues(name) === value;
  };
  const undo = () => {
    for (const name of Object.keys(filled).filter(isFromPage)) setValue(name, null, { shouldDirty: true });
    setFilled({});
  };
  const isOfUrl = variables === url;
  return {
    start: (address: string) => mutate(address),
    isPending,
    /** The address whose page was read last. */
    readUrl: variables,
    proposal: isOfUrl ? data : undefined,
    error: isOfUrl ? error : null,
    filled,
    isFromPage,
    undo,
  };
};

export type PageProposalState = ReturnType<typeof usePageProposal>;

const invitation =
  '기사 주소를 붙여 넣으면 중복인지 확인하고, 비어 있는 항목을 기사 페이지의 내용으로 채웁니다.';
const waiting = '기사 페이지에서 제목과 본문을 찾고 있습니다. 기다리는 동안에도 입력할 수 있습니다.';

/** Result of reading the page at the form's address; `url` is the address if it can be registered. */
export const PageProposal = ({ url, page }: { url: string | undefined; page: PageProposalState }) => {
  const mayRegisterOutlet = useMay(media).insert;
  const { isPending, error, proposal, filled } = page;
  const told = () => {
    if (isPending) return waiting;
    if (error) return problemSentence(error);
    return proposal?.sentence ?? invitation;
  };
  const hasFilled = Object.keys(filled).length > 0;
  return (
    <div className={styles.proposal}>
      <p role="status">{told()}</p>
      <div className={styles.proposalActions}>
        {proposal?.lacksOutlet && mayRegisterOutlet && (
          <Link to="/article/Medn/Regist" target="_blank" rel="noopener noreferrer" className={styles.way}>
            매체 등록<span className="only-read-aloud"> (새 창)</span>
          </Link>
        )}
        {url !== undefined && !isPending && (
          <button type="button" className={styles.way} onClick={() => page.start(url)}>
            {proposal || error ? '기사 다시 읽기' : '기사 내용 가져오기'}
          </button>
        )}
        {hasFilled && !isPending && (
          <button type="button" className={styles.way} onClick={page.undo}>
            채운 내용 지우기
          </button>
        )}
      </div>
    </div>
  );
};
