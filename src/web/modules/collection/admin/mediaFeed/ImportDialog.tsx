import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { firstVisitMinutes } from '#contract/collecting.ts';
import { grouped } from '#contract/countText.ts';
import type { ImportedSources } from '#generated/types/mediaFeedCalls.ts';
import styles from '#web/admin/import/ListImport.module.css';
import { type ImportPreview, ListImport } from '#web/admin/import/ListImport.tsx';
import { write } from '#web/client/http/write.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { useNations } from './source.ts';

const states: Record<string, { word: string; tone: Tone }> = {
  new: { word: '새로 등록', tone: 'good' },
  known: { word: '이미 있음', tone: 'plain' },
  refused: { word: '등록 못 함', tone: 'danger' },
};

const intervals = [
  { value: '15', label: '15분마다' },
  { value: '30', label: '30분마다' },
  { value: '60', label: '1시간마다' },
  { value: '180', label: '3시간마다' },
  { value: '1440', label: '하루에 한 번' },
];

const preview = ({ ttl, newCnt, knownCnt, refusedCnt, items }: ImportedSources): ImportPreview => ({
  summary: (
    <>
      {ttl && <b>{ttl}: </b>}새로 등록할 피드 {grouped(newCnt)}개, 이미 있는 피드 {grouped(knownCnt)}개,
      등록할 수 없는 줄 {grouped(refusedCnt)}개
    </>
  ),
  // rejected lines first, since they need attention
  lines: items
    .toSorted((a, b) => Number(b.stateCd === 'refused') - Number(a.stateCd === 'refused'))
    .map(({ feedTtl, feedUrl, stateCd, reason, line }) => ({
      ...(states[stateCd] ?? { word: stateCd, tone: 'plain' }),
      title: feedTtl || '이름 없음',
      detail: feedUrl,
      remark: reason,
      line,
    })),
  total: newCnt + knownCnt + refusedCnt,
  store: newCnt ? `${grouped(newCnt)}곳 등록` : undefined,
});

/** Checks an OPML list first, then registers its feeds with their outlets. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [intervalId, nationId] = [useId(), useId()];
  const notify = useNotify();
  const queries = useQueryClient();
  const [clctIntrvl, setClctIntrvl] = useState('60');
  const [ntnId, setNtnId] = useState('');
  const nations = useNations();
  return (
    <ListImport<ImportedSources>
      title="수집원 목록 가져오기"
      intro="피드 구독 프로그램이나 다른 시스템에서 내보낸 OPML 파일을 선택하세요. 등록하기 전에 내용을 미리 확인할 수 있습니다."
      file={{
        label: 'OPML 파일',
        accept: '.opml,.xml,text/x-opml,text/xml,application/xml',
        maxMegabytes: 3,
      }}
      choices={
        <>
          <div className={styles.file}>
            <label htmlFor={intervalId}>수집 간격</label>
            <Select
              small
              id={intervalId}
              value={clctIntrvl}
              options={intervals}
              onChange={({ target }) => setClctIntrvl(target.value)}
            />
          </div>
          <div className={styles.file}>
            <label htmlFor={nationId}>국가 (주소로 알 수 없을 때)</label>
            <Select
              small
              id={nationId}
              empty="비워 둠"
              value={ntnId}
              options={nations}
              onChange={({ target }) => setNtnId(target.value)}
            />
          </div>
        </>
      }
      send={(tryYn, content) =>
        write(
          'POST',
          '/mediafeed-import',
          { content, clctIntrvl: Number(clctIntrvl), tryYn, ...(ntnId && { ntnId }) },
          { quiet: true },
        )
      }
      preview={preview}
      onStored={async ({ newCnt }) => {
        notify(
          `수집원 ${grouped(newCnt)}곳을 등록했습니다. ${firstVisitMinutes(newCnt)}분 안에 차례로 첫 수집을 합니다.`,
          { type: 'success' },
        );
        await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mediaFeed' });
      }}
      onClose={onClose}
    />
  );
};
