import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { firstVisitWithin } from '#contract/collecting.ts';
import type { ImportedSources } from '#generated/types/mediaFeedCalls.ts';
import { Badge, type Tone } from '#web/shared/badge/Badge.tsx';
import { Select } from '#web/shared/forms/Select.tsx';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import { write } from '#web/shared/http/write.ts';
import buttons from '#web/shared/theme/Button.module.css';
import styles from './mediaFeed.module.css';
import { useNations } from './useNations.ts';

const mostBytes = 3 * 1024 * 1024;
const mostShown = 300;

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

/** The bytes of a file as the server takes them: a list says itself in which encoding it is written. */
const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',', 2)[1] ?? '') : '');
    };
    reader.onerror = () => reject(new Error('파일을 읽지 못했습니다. 다시 골라 주세요.'));
    reader.readAsDataURL(file);
  });

const count = (n: number): string => n.toLocaleString('ko-KR');

const Listed = ({ found }: { found: ImportedSources }) => {
  // what cannot be registered is what somebody has to look at
  const items = found.items.toSorted(
    (a, b) => Number(b.stateCd === 'refused') - Number(a.stateCd === 'refused'),
  );
  const total = found.newCnt + found.knownCnt + found.refusedCnt;
  return (
    <>
      <p role="status">
        {found.ttl && <b>{found.ttl}: </b>}새로 등록할 피드 {count(found.newCnt)}개, 이미 있는 피드{' '}
        {count(found.knownCnt)}개, 등록할 수 없는 줄 {count(found.refusedCnt)}개
      </p>
      <ul className={styles.listed}>
        {items.slice(0, mostShown).map((item) => {
          const { word, tone } = states[item.stateCd] ?? { word: item.stateCd, tone: 'plain' };
          return (
            <li key={`${item.feedUrl} ${item.line}`}>
              <Badge tone={tone}>{word}</Badge>
              <span>
                <bdi className={styles.title}>{item.feedTtl || '이름 없음'}</bdi>
                <bdi className={styles.address}>{item.feedUrl}</bdi>
                {item.reason && (
                  <span className={styles.problem}>
                    {item.line ? `${count(item.line)}번째 줄: ` : ''}
                    {item.reason}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {total > mostShown && (
        <p>
          {count(total)}개 가운데 {count(Math.min(items.length, mostShown))}개를 보여 드립니다. 새로 등록할
          피드는 보이지 않는 것도 함께 등록됩니다.
        </p>
      )}
    </>
  );
};

/** An OPML list is looked at first, then its feeds are registered with their outlets. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [titleId, fileId, intervalId, nationId] = [useId(), useId(), useId(), useId()];
  const notify = useNotify();
  const queries = useQueryClient();
  const [content, setContent] = useState('');
  const [name, setName] = useState('');
  const [clctIntrvl, setClctIntrvl] = useState('60');
  const [ntnId, setNtnId] = useState('');
  const nations = useNations();
  const [problem, setProblem] = useState('');
  const send = (tryYn: 'Y' | 'N', list: string) =>
    write<ImportedSources>(
      'POST',
      '/mediafeed-import',
      { content: list, clctIntrvl: Number(clctIntrvl), tryYn, ...(ntnId && { ntnId }) },
      { quiet: true },
    );
  const look = useMutation({ mutationFn: (list: string) => send('Y', list) });
  const store = useMutation({
    mutationFn: () => send('N', content),
    onSuccess: async ({ newCnt }) => {
      notify(
        `수집원 ${count(newCnt)}곳을 등록했습니다. ${firstVisitWithin}분 안에 차례로 첫 수집을 합니다.`,
        {
          type: 'success',
        },
      );
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mediaFeed' });
      onClose();
    },
  });
  const choose = async (file: File | undefined): Promise<void> => {
    setProblem('');
    setContent('');
    setName(file?.name ?? '');
    look.reset();
    store.reset();
    if (!file) return;
    if (file.size > mostBytes) {
      setProblem('3MB보다 큰 목록은 나누어 올려 주세요.');
      return;
    }
    try {
      const list = await contentOf(file);
      if (!list) {
        setProblem('빈 파일입니다.');
        return;
      }
      setContent(list);
      look.mutate(list);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const failed = look.error ?? store.error;
  const mayStore = Boolean(look.data?.newCnt) && !store.isPending;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ fontSize: '2.1rem', pt: 3, pb: 1 }}>
        수집원 목록 가져오기
      </DialogTitle>
      <DialogContent className={styles.dialog}>
        <p>
          피드 읽기 프로그램이나 다른 시스템에서 내보낸 OPML 파일을 고르세요. 등록하기 전에 무엇이 들어오는지
          보여 드립니다.
        </p>
        <div className={styles.choices}>
          <div className={styles.file}>
            <label htmlFor={fileId}>OPML 파일</label>
            <span>
              <input
                id={fileId}
                type="file"
                accept=".opml,.xml,text/x-opml,text/xml,application/xml"
                onChange={({ target }) => void choose(target.files?.[0])}
              />
              <span className={`${buttons.tertiary} ${styles.small}`} aria-hidden="true">
                파일 고르기
              </span>
              <bdi>{name || '고른 파일이 없습니다.'}</bdi>
            </span>
          </div>
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
        </div>
        {look.isPending && <p role="status">목록을 읽고 있습니다.</p>}
        {(problem || failed) && (
          <p role="alert" className={styles.problem}>
            {problem || problemSentence(failed)}
          </p>
        )}
        {look.data && <Listed found={look.data} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <button type="button" className={buttons.tertiary} onClick={onClose}>
          닫기
        </button>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={!mayStore}
          onClick={() => mayStore && store.mutate()}
        >
          {store.isPending
            ? '등록하는 중…'
            : look.data?.newCnt
              ? `${count(look.data.newCnt)}곳 등록`
              : '등록'}
        </button>
      </DialogActions>
    </Dialog>
  );
};
