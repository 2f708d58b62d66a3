import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { media } from '#generated/resources/media.ts';
import type { ArticleUrlCheck } from '#generated/types/articleDeskCalls.ts';
import {
  addressOf,
  type CheckedAddress,
  CheckedAddressInput,
} from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { FormContext } from '#web/admin/kinds/contexts.ts';
import { withUnused } from '#web/admin/kinds/Picker.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { localTime } from '#web/kit/dates/localTime.ts';
import { articleKind, detailPath, itemKinds } from '../kind/itemKinds.tsx';
import { clockHint } from './clockHint.ts';
import {
  analysisPart,
  FieldGroup,
  filesPart,
  isFilled,
  reportPart,
  requiredNames,
  textPart,
} from './FieldGroup.tsx';
import { Overview } from './Overview.tsx';
import { PageProposal, type PageProposalState, usePageProposal } from './PageProposal.tsx';
import { printPlaceProblem } from './printPlace.ts';
import styles from './write.module.css';

type Value = string | null | undefined;

/** The outlet's UTC offset, for countries with several time zones; undefined while loading. */
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

/** The report time in Korea, with the local time at the source. */
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

/**
 * Fills in the country of the chosen outlet, unless a country was chosen for the article.
 * @param proposed the country from the article's page, which does not count as chosen
 */
const useOutletCountry = (proposed: Value): void => {
  const { getValues, setValue } = useFormContext();
  const mediaId = useWatch({ name: 'mediaId' }) as number | null | undefined;
  const before = useRef(mediaId);
  const filled = useRef<string>(undefined);

  useEffect(() => {
    if (mediaId === before.current) return;
    before.current = mediaId;
    const chosen = getValues('ntnId') as string | null | undefined;
    if (!mediaId || (chosen && chosen !== filled.current && chosen !== proposed)) return;
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
      // a country that could not be loaded has to be chosen by hand
      () => {},
    );
    return () => abort.abort();
  }, [mediaId, proposed, getValues, setValue]);
};

const answerOf = ({ url, articleId, itemKnd, kornTtl }: ArticleUrlCheck): CheckedAddress => {
  if (articleId === null) return { url, state: 'free', sentence: '등록할 수 있는 URL입니다.' };
  const kind = itemKinds.find(({ name }) => name === itemKnd) ?? articleKind;
  const known = { to: detailPath(kind, articleId), words: kornTtl ?? `${kind.label} ${articleId}번` };
  return { url, state: 'taken', sentence: '이미 등록된 URL입니다.', known };
};

interface AddressProps {
  page: PageProposalState;
  checked: CheckedAddress | undefined;
  onAnswer: (checked: CheckedAddress) => void;
}

/** The address of the original, which must be unique among items. A new article is filled in from its page. */
const ArticleAddress = ({ page, checked, onAnswer }: AddressProps) => {
  const articleId = useRecordContext()?.articleId as number | undefined;
  const isNew = articleId === undefined;
  const { getValues, setFocus } = useFormContext();
  const url = addressOf(useWatch({ name: 'url' }));
  const isFree = checked?.state === 'free' && checked.url === url;
  const checkAddress = async (address: string): Promise<CheckedAddress> => {
    const body = { url: address, ...(articleId !== undefined && { articleId }) };
    try {
      return answerOf(await write<ArticleUrlCheck>('POST', '/article-check/url', body, { quiet: true }));
    } catch (problem) {
      if (!(problem instanceof HttpProblem) || problem.status !== 400) throw problem;
      return { url: address, state: 'unusable', sentence: problemSentence(problem) };
    }
  };
  const { isPending, start, readUrl } = page;
  const answered = (found: CheckedAddress) => {
    onAnswer(found);
    if (isNew && found.state === 'free' && found.url !== readUrl) start(found.url);
  };

  // Enter in the address moves the focus to the first field that the page did not fill
  const [entered, setEntered] = useState<{ url: string }>();
  const goneOn = useRef(entered);
  useEffect(() => {
    if (entered === goneOn.current || entered?.url !== url || isPending || !isFree) return;
    goneOn.current = entered;
    if (!isNew || document.activeElement?.getAttribute('name') !== 'url') return;
    const next = requiredNames(false).find((name) => !isFilled(name, getValues(name)));
    if (next) setFocus(next);
  }, [entered, url, isPending, isFree, isNew, getValues, setFocus]);

  return (
    <>
      <CheckedAddressInput
        checkAddress={checkAddress}
        onAnswer={answered}
        isFirst={isNew}
        onEnter={(address) => setEntered({ url: address })}
      />
      {isNew && <PageProposal url={isFree ? url : undefined} page={page} />}
    </>
  );
};

/** Page and column of a printed report. */
const PrintPlace = () => {
  const { requirements } = useContext(FormContext);
  useEffect(() => {
    requirements.set('printPlace', printPlaceProblem);
    return () => {
      requirements.delete('printPlace');
    };
  }, [requirements]);
  return (
    <>
      <SpecInput source="prcvpg" />
      <SpecInput source="prcvsc" />
    </>
  );
};

/** Where the original is found: its address, or for a printed report the place in the paper. */
const Original = (props: AddressProps) => {
  const { control } = useFormContext();
  const isPrint = useWatch({ control, name: 'prcYn' }) === 'Y';
  return isPrint ? <PrintPlace /> : <ArticleAddress {...props} />;
};

/** A printed report requires its scan: there the files are not optional. */
const Files = ({ isRequired }: { isRequired: boolean }) => {
  const isPrint = useWatch({ name: 'prcYn' }) === 'Y';
  if (isPrint !== isRequired) return null;
  if (isPrint) return <SpecInput source="files" />;
  return (
    <FieldGroup part={filesPart}>
      <SpecInput source="files" />
    </FieldGroup>
  );
};

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <>
    <span className={styles.number}>{number}</span> {children}
  </>
);

/** The form of an article: its address, the required fields, and the optional ones by topic. */
export const ArticleFields = ({ purpose }: { purpose: Purpose }) => {
  const page = usePageProposal();
  useOutletCountry(page.filled.ntnId);
  const [checked, setChecked] = useState<CheckedAddress>();
  const stored = useRecordContext()?.url as Value;
  const url = addressOf(useWatch({ name: 'url' }));
  const isPrint = useWatch({ name: 'prcYn' }) === 'Y';
  const isAddressFree = url === stored || (checked?.url === url && checked.state === 'free');
  return (
    <div className={styles.container}>
      <div className={styles.layout}>
        <SpecForm purpose={purpose}>
          <FormSection level={2} title={<Step number={1}>{isPrint ? '지면' : '기사 주소'}</Step>}>
            <Original page={page} checked={checked} onAnswer={setChecked} />
            <SpecInput source="prcYn" />
          </FormSection>
          <FormSection level={2} title={<Step number={2}>필수 정보</Step>}>
            <SpecInput source="kornTtl" />
            <SpecInput source="mediaId" />
            <SpecInput source="ntnId" />
            <ReportTime />
            <SpecInput source="lclsfNm" />
            <Files isRequired={true} />
          </FormSection>
          <AdditionalParts purpose={purpose} />
        </SpecForm>
        <Overview isAddressFree={isAddressFree} isFromPage={page.isFromPage} />
      </div>
    </div>
  );
};

const groupsIn = (section: HTMLElement | null): HTMLDetailsElement[] => [
  ...(section?.querySelectorAll('details') ?? []),
];

/** The optional fields, by topic. */
const AdditionalParts = ({ purpose }: { purpose: Purpose }) => {
  const place = useRef<HTMLElement>(null);
  const [isAllOpen, setAllOpen] = useState(false);
  useEffect(() => {
    const section = place.current;
    const look = () => setAllOpen(groupsIn(section).every(({ open }) => open));
    // `toggle` of a group does not bubble, so it is captured
    section?.addEventListener('toggle', look, true);
    return () => section?.removeEventListener('toggle', look, true);
  }, []);
  const turnAll = () => {
    for (const group of groupsIn(place.current)) group.open = !isAllOpen;
  };
  return (
    <section ref={place} className={styles.parts}>
      <div className={styles.partsHead}>
        <h2>
          <Step number={3}>추가 정보</Step>
        </h2>
        <button type="button" className={styles.way} onClick={turnAll}>
          {isAllOpen ? '모두 접기' : '모두 펼치기'}
        </button>
      </div>
      <FieldGroup part={textPart}>
        <SpecInput source="lclanTtl" />
        <SpecInput source="lanCd" />
        <div className={styles.bodies}>
          <SpecInput source="articleCn" />
          <SpecInput source="articleTransCn" />
        </div>
        <SpecInput source="wholSentTransYn" />
      </FieldGroup>
      <FieldGroup part={reportPart}>
        {reportPart.names.map((name) => (
          <SpecInput key={name} source={name} />
        ))}
      </FieldGroup>
      <FieldGroup part={analysisPart}>
        {analysisPart.names.map((name) => (
          <SpecInput key={name} source={name} />
        ))}
      </FieldGroup>
      <Files isRequired={false} />
      {purpose === 'update' && <SpecInput source="mdfcnCn" />}
    </section>
  );
};
