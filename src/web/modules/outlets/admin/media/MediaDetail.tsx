import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { HttpError, useGetOne } from 'react-admin';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { fill, messages } from '#contract/messages.ts';
import { BaseNotice } from '#web/admin/form/BaseNotice.tsx';
import type { Fields } from '#web/admin/form/CreateRecord.tsx';
import { EditRecord, type EditRecordProps } from '#web/admin/form/EditRecord.tsx';
import { Facts } from '#web/admin/form/Facts.tsx';
import { type Row, shownText } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { languageNames } from '#web/kit/foreign/languageName.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Feeds } from './Feeds.tsx';
import { MergedOutlets } from './MergedOutlets.tsx';
import styles from './media.module.css';
import { OutletActions } from './OutletActions.tsx';
import { articlesOf, type Known, missingOf, namesOf, type Outlet, scoreText, statesOf } from './outlet.ts';
import { useOutletRights } from './rights.ts';

const sections: { title: string; fields: string[] }[] = [
  {
    title: '기본 정보',
    fields: ['url', 'ntnKornNm', 'mediaKndCdNm', 'mediaEngNm', 'mediaLclanNm', 'mediaAbbrNm', 'eml', 'rgnTz'],
  },
  {
    title: '매체 현황',
    fields: [
      'rprsvNm',
      'fndnYmd',
      'hdofcLctnAddr',
      'fnseScl',
      'crltnCdNm',
      'pblcnCyclBcTz',
      'pblcnRgn',
      'nscvrgFrm',
      'mainNscvrgFld',
      'adFee',
      'mngm',
      'rdr',
    ],
  },
  {
    title: '한국 관련',
    fields: [
      'mainMediaYn',
      'onsiteJrnlMediaYn',
      'krPtnrshpCo',
      'ctrtCoNm',
      'frSndJrnl',
      'frBrof',
      'presItvwYn',
      'presItvw',
    ],
  },
  {
    title: '수집과 참고',
    fields: [
      'inspUrl',
      'clctLan',
      'pvsnLan',
      'clctMediaNoYn',
      'mchnReadNoYn',
      'refMttr',
      'baseCd',
      'regDt',
      'mdfcnDt',
    ],
  },
];

/** Replaces language codes, as collectors enter them, by names. */
const inWords = (record: Row): Row => ({
  ...record,
  ...Object.fromEntries(['clctLan', 'pvsnLan'].map((name) => [name, languageNames(shownText(record, name))])),
});

/** Shown to users who can fill in the missing values. */
const IncompleteBadge = ({ outlet }: { outlet: Known }) => {
  const spec = useSpec();
  const missing = missingOf(outlet).map((name) => fieldOf(spec, name)?.label ?? name);
  if (!useOutletRights(outlet).update || missing.length === 0) return null;
  return <Badge tone="notice">미완성 · {missing.join(', ')} 없음</Badge>;
};

const Head = ({ outlet }: { outlet: Outlet }) => {
  const { also } = namesOf(outlet);
  return (
    <header className={styles.head}>
      <p className={styles.badges}>
        {statesOf(outlet).map(({ word, tone }) => (
          <Badge key={word} tone={tone}>
            {word}
          </Badge>
        ))}
        <IncompleteBadge outlet={outlet} />
      </p>
      {also && (
        <p className={styles.alsoLarge}>
          <bdi>{also}</bdi>
        </p>
      )}
      {outlet.mrgTrgtMediaId !== null && (
        <p className={styles.mergedInto}>
          중복이라{' '}
          <Link to={`/article/Medn/Detail/${outlet.mrgTrgtMediaId}`} className={styles.link}>
            <bdi>
              {outlet.mrgTrgtMediaNm ?? outlet.mrgTrgtMediaLclanNm ?? `매체 ${outlet.mrgTrgtMediaId}`}
            </bdi>
          </Link>
          에 병합된 매체입니다. 기사는 그 매체에 있습니다.
        </p>
      )}
    </header>
  );
};

const Scores = ({ outlet }: { outlet: Outlet }) => (
  <dl className={styles.scores} aria-label="기사와 점수">
    <div>
      <dt>기사</dt>
      <dd>
        <Link to={articlesOf(outlet.mediaId)} className={styles.count}>
          {countText(outlet.articleCount ?? 0)}
        </Link>
      </dd>
    </div>
    <div>
      <dt>국가 점수</dt>
      <dd>{scoreText(outlet.mainNtnScore)}</dd>
    </div>
    <div>
      <dt>매체 점수</dt>
      <dd>{scoreText(outlet.mainMediaScore)}</dd>
    </div>
  </dl>
);

/** Refetches on return to this window, since a popup may have merged the outlet meanwhile; returns what does so. */
const useFreshOnReturn = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  const refresh = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'media' }),
    [queries],
  );
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);
  return refresh;
};

/** Address of the list it was opened from, in its previous state. */
const useBack = (): string => {
  const spec = useSpec();
  const { state } = useLocation();
  return listBefore(spec.menus[0] ?? '', state);
};

/** The outlet does not exist (any more): links to the list. */
const Missing = ({ message }: { message: string }) => (
  <div className={styles.missing} role="alert">
    <p>{message}</p>
    <Link to={useBack()} {...backLinkProps} className={buttons.tertiary}>
      목록으로
    </Link>
  </div>
);

const Editing = ({ record, ...form }: Omit<EditRecordProps, 'head'> & { record: Row }) => {
  const { main } = namesOf(record as Row & Outlet);
  usePageHead({ heading: '매체 수정', intro: null, tabTitle: `${main} 수정` });
  return <EditRecord {...form} />;
};

const Reading = ({ record, onEdit }: { record: Row; onEdit: () => void }) => {
  const spec = useSpec();
  const navigate = useNavigate();
  const outlet = record as Row & Outlet;
  const { update } = useOutletRights(outlet);
  const refresh = useFreshOnReturn();
  const { main } = namesOf(outlet);
  usePageHead({
    tabTitle: fill(messages.title.detail, { title: main }),
    recordTitle: main,
    recordLanguage: null,
  });
  const back = useBack();
  const told = inWords(record);
  const fieldsOf = (names: string[]): FieldSpec[] => names.flatMap((name) => fieldOf(spec, name) ?? []);
  const files = choiceOf(record.files).stored;
  return (
    <div className={styles.page}>
      <Head outlet={outlet} />
      <BaseNotice record={record} mayRevert={update} onReverted={refresh} />
      <Scores outlet={outlet} />
      {sections
        .filter(({ fields }) => fields.some((name) => shownText(record, name) !== ''))
        .map(({ title, fields }) => (
          <section key={title} className={styles.section} aria-label={title}>
            <h2>{title}</h2>
            <Facts fields={fieldsOf(fields)} record={told} />
          </section>
        ))}
      {files.length > 0 && (
        <section className={styles.section} aria-label="첨부파일">
          <h2>첨부파일</h2>
          <FileList files={files} />
        </section>
      )}
      <Feeds outlet={outlet} />
      <MergedOutlets outlet={outlet} />
      <OutletActions outlet={outlet} back={back} onEdit={onEdit} onDeleted={() => void navigate(back)} />
    </div>
  );
};

/** An outlet: first the reading view, edited and merged from there. */
export const MediaDetail = ({ fields }: { fields: Fields }) => {
  const spec = useSpec();
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const { data, error, isPending, refetch } = useGetOne<Row & { id: string }>(spec.name, { id }, {
    onError: () => {},
  } as object);
  const { update } = useOutletRights(data);
  if (isPending) return <LoadingState text={messages.loading.detail} />;
  const status = error instanceof HttpError ? error.status : undefined;
  if (!data && (status === 404 || status === 400)) return <Missing message={(error as Error).message} />;
  if (!data) return <ProblemState problem={error as Error | null} onRetry={() => void refetch()} />;
  if (!editing) return <Reading key={id} record={data} onEdit={() => setEditing(true)} />;
  const leave = () => {
    setEditing(false);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === spec.name });
  };
  return (
    <Editing
      key={id}
      record={data}
      id={id}
      fields={fields}
      may={{ update, delete: false }}
      onSaved={leave}
      onCancel={() => setEditing(false)}
    />
  );
};
