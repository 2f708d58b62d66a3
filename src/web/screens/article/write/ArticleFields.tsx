import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { media } from '#generated/resources/media.ts';
import type { ArticleUrlCheck } from '#generated/types/articleDeskCalls.ts';
import type { CheckedAddress } from '#web/admin/form/addressCheck/addressProblem.ts';
import { CheckedAddressInput } from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { FormContext } from '#web/admin/form/FormContext.ts';
import { FormSection, SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import { withUnused } from '#web/admin/kinds/Picker.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { localTime } from '#web/kit/dates/localTime.ts';
import { HttpProblem } from '#web/kit/http/HttpProblem.ts';
import { problemSentence } from '#web/kit/http/problemSentence.ts';
import { read } from '#web/kit/http/read.ts';
import { write } from '#web/kit/http/write.ts';
import { articleKind, detailPath, itemKinds } from '../kind/itemKinds.ts';
import { clockHint } from './clockHint.ts';
import { PageProposal } from './PageProposal.tsx';
import { printPlaceProblem } from './printPlace.ts';
import styles from './write.module.css';

type Value = string | null | undefined;

/** The offset of the outlet, for countries whose clocks differ; undefined while it is not known. */
const useOffset = (mediaId: number | null | undefined, isNeeded: boolean): Value => {
  const { data } = useQuery({
    queryKey: ['media', 'offset', mediaId],
    enabled: isNeeded && Boolean(mediaId),
    queryFn: async ({ signal }) =>
      (
        await read<{ rgnTz: string | null }>('/media-detail', {
          params: { mediaId },
          signal,
          background: true,
          quiet: true,
        })
      ).rgnTz,
  });
  return data;
};

/** When it was reported, by the clock in Korea, and what clocks at the source showed then. */
const ReportTime = () => {
  const [at, country, mediaId] = useWatch({ name: ['frmTrsfNscvrgDt', 'ntnId', 'mediaId'] }) as [
    Value,
    Value,
    number | null | undefined,
  ];
  const isOfCountry = localTime(at, country) !== undefined;
  const offset = useOffset(mediaId, Boolean(at) && !isOfCountry);
  return (
    <div>
      <SpecInput source="frmTrsfNscvrgDt" />
      <p className={styles.clock}>{clockHint(at, country, offset)}</p>
    </div>
  );
};

interface Outlet {
  ntnId: string | null;
}

/** Fills in the country of the outlet that is chosen; a country that somebody chose for the article stays. */
const useOutletCountry = (): void => {
  const { getValues, setValue } = useFormContext();
  const mediaId = useWatch({ name: 'mediaId' }) as number | null | undefined;
  const before = useRef(mediaId);
  const filled = useRef<string>(undefined);

  useEffect(() => {
    if (mediaId === before.current) return;
    before.current = mediaId;
    const chosen = getValues('ntnId') as string | null | undefined;
    if (!mediaId || (chosen && chosen !== filled.current)) return;
    const abort = new AbortController();
    read<Outlet[]>('/media-popup-list', {
      params: { ...withUnused(media), mediaId },
      signal: abort.signal,
      background: true,
      quiet: true,
    }).then(
      ([outlet]) => {
        if (!outlet?.ntnId) return;
        filled.current = outlet.ntnId;
        setValue('ntnId', outlet.ntnId, { shouldDirty: true, shouldValidate: true });
      },
      // a country that could not be looked up is chosen by hand
      () => {},
    );
    return () => abort.abort();
  }, [mediaId, getValues, setValue]);
};

const answerOf = ({ url, articleId, itemKnd, kornTtl }: ArticleUrlCheck): CheckedAddress => {
  if (articleId === null) return { url, state: 'free', sentence: '등록할 수 있는 URL입니다.' };
  const kind = itemKinds.find(({ name }) => name === itemKnd) ?? articleKind;
  const known = { to: detailPath(kind, articleId), words: kornTtl ?? `${kind.label} ${articleId}번` };
  return { url, state: 'taken', sentence: '이미 등록된 URL입니다.', known };
};

/** The address of the original: one that no other item has. A new article is filled in from its page. */
const ArticleAddress = () => {
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

/** Page and column of a report on paper. */
const PrintPlace = () => {
  const { demands } = useContext(FormContext);
  useEffect(() => {
    demands.set('printPlace', printPlaceProblem);
    return () => {
      demands.delete('printPlace');
    };
  }, [demands]);
  return (
    <>
      <SpecInput source="prcvpg" />
      <SpecInput source="prcvsc" />
    </>
  );
};

/** Where the original is to be found: its address, or for a report on paper the place in the paper. */
const Original = () => {
  const { control } = useFormContext();
  const isPrint = useWatch({ control, name: 'prcYn' }) === 'Y';
  return isPrint ? <PrintPlace /> : <ArticleAddress />;
};

/** The form of an article. */
export const ArticleFields = ({ purpose }: { purpose: Purpose }) => {
  useOutletCountry();
  return (
    <SpecForm purpose={purpose}>
      <FormSection level={2} title="보도">
        <Original />
        <SpecInput source="prcYn" />
        <SpecInput source="mediaId" />
        <SpecInput source="ntnId" />
        <ReportTime />
        <SpecInput source="jrnlLclanNm" />
        <SpecInput source="chNm" />
        <SpecInput source="sndngRgnNm" />
        <SpecInput source="nscvrgFrmCd" />
        <SpecInput source="onsiteMediaArticleYn" />
      </FormSection>
      <FormSection level={2} title="제목과 본문">
        <SpecInput source="kornTtl" />
        <SpecInput source="lclanTtl" />
        <div className={styles.bodies}>
          <SpecInput source="articleCn" />
          <SpecInput source="articleTransCn" />
        </div>
        <SpecInput source="wholSentTransYn" />
        <SpecInput source="lanCd" />
      </FormSection>
      <FormSection level={2} title="분류와 분석">
        <SpecInput source="lclsfNm" />
        <SpecInput source="featExtrMclsf" />
        <SpecInput source="featExtrSmry" />
        <SpecInput source="featExtrKwdList" />
        <SpecInput source="relMaoCd" />
        <SpecInput source="htcnyOpnn" />
      </FormSection>
      <FormSection level={2} title="첨부파일">
        <SpecInput source="files" />
      </FormSection>
      {purpose === 'update' && (
        <FormSection level={2} title="수정 내용">
          <SpecInput source="mdfcnCn" />
        </FormSection>
      )}
    </SpecForm>
  );
};
