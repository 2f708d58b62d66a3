import { useRecordContext } from 'ra-core';
import type { ArticleUrlCheck } from '#generated/types/articleDeskCalls.ts';
import type { CheckedAddress } from '#web/admin/form/addressCheck/addressProblem.ts';
import { CheckedAddressInput } from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { HttpProblem } from '#web/shared/http/HttpProblem.ts';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import { write } from '#web/shared/http/write.ts';
import { articleKind, detailPath, itemKinds } from '../kind/itemKinds.ts';
import { PageProposal } from './PageProposal.tsx';

const answerOf = ({ url, articleId, itemKnd, kornTtl }: ArticleUrlCheck): CheckedAddress => {
  if (articleId === null) return { url, state: 'free', sentence: '등록할 수 있는 URL입니다.' };
  const kind = itemKinds.find(({ name }) => name === itemKnd) ?? articleKind;
  const known = { to: detailPath(kind, articleId), words: kornTtl ?? `${kind.label} ${articleId}번` };
  return { url, state: 'taken', sentence: '이미 등록된 URL입니다.', known };
};

/** The address of the original: one that no other item has. A new article is filled in from its page. */
export const ArticleAddress = () => {
  const articleId = useRecordContext()?.articleId as number | undefined;
  const ask = async (url: string): Promise<CheckedAddress> => {
    const body = { url, ...(articleId !== undefined && { articleId }) };
    try {
      return answerOf(await write<ArticleUrlCheck>('POST', '/article-check/url', body, { quiet: true }));
    } catch (problem) {
      if (!(problem instanceof HttpProblem) || problem.status !== 400) throw problem;
      return { url, state: 'unusable', sentence: problemSentence(problem) };
    }
  };
  return (
    <>
      <CheckedAddressInput ask={ask} />
      {articleId === undefined && <PageProposal />}
    </>
  );
};
