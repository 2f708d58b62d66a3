import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { MediaItem } from '#generated/types/media.ts';
import type { MediaInfoCheck } from '#generated/types/mediaCalls.ts';
import type { MediaMerge } from '#generated/types/mediaMerge.ts';
import addressCheck from '#web/admin/form/addressCheck/CheckedAddressInput.module.css';
import { http } from '#web/client/http/http.ts';
import { write } from '#web/client/http/write.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { type Candidate, CandidateTable } from './CandidateTable.tsx';
import { infoFields, infoOf } from './InfoCheck.tsx';
import { MergedOutlets } from './MergedOutlets.tsx';
import styles from './media.module.css';
import { namesOf, type Outlet } from './outlet.ts';
import { OutletTitle, PopupSubject, useOutlet } from './PopupSubject.tsx';
import { useManagesOutlets } from './rights.ts';
import { useAction } from './useAction.ts';

/** True while articles are still being moved after merges. */
const isMoving = (merges: unknown): boolean =>
  (merges as readonly Pick<MediaMerge, 'mvngYn'>[]).some(({ mvngYn }) => mvngYn === 'Y');

/** Merges the checked outlets into one: their articles are moved to it. */
const MergeForm = ({ into, items }: { into: Outlet; items: readonly Candidate[] }) => {
  const id = useId();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [reason, setReason] = useState('');
  const { busy, perform } = useAction();
  const chosen = items.filter(({ mediaId }) => ticked.includes(mediaId));
  const articles = grouped(chosen.reduce((sum, { articleCount }) => sum + articleCount, 0));
  const name = namesOf(into).main;
  const toggle = (mediaId: number) =>
    setTicked((now) => (now.includes(mediaId) ? now.filter((one) => one !== mediaId) : [...now, mediaId]));
  const merge = async () => {
    const isDone = await perform({
      path: '/update-merge-media',
      body: {
        mediaId: chosen.map(({ mediaId }) => mediaId),
        mrgTrgtMediaId: into.mediaId,
        ...(reason.trim() && { wrtRsn: reason.trim() }),
      },
      label: '병합',
      question: `선택한 매체 ${chosen.length}건을 '${name}'에 병합하시겠습니까? 기사 ${articles}건이 옮겨집니다. 매체 상세에서 되돌릴 수 있습니다.`,
      done: (merges) =>
        `매체 ${chosen.length}건을 병합했습니다.${isMoving(merges) ? ' 기사를 옮기는 중입니다.' : ''}`,
    });
    if (isDone) {
      setTicked([]);
      setReason('');
    }
  };
  return (
    <div className={styles.mergeForm}>
      <CandidateTable
        items={items}
        pick={(item) =>
          item.mrgTrgtMediaId === null ? (
            <label className={styles.pick}>
              <span className="only-read-aloud">{namesOf(item).main} 선택</span>
              <input
                type="checkbox"
                checked={ticked.includes(item.mediaId)}
                onChange={() => toggle(item.mediaId)}
              />
            </label>
          ) : (
            '-'
          )
        }
      />
      <div className={styles.mergeLine}>
        <FieldFrame id={id} label="병합 사유">
          <TextBox
            id={id}
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
        <button
          type="button"
          className={buttons.primary}
          disabled={busy || chosen.length === 0}
          onClick={() => void merge()}
        >
          선택한 매체를 이 매체에 병합
        </button>
      </div>
    </div>
  );
};

/** Outlets whose names contain these words. */
const useNamed = (words: string) =>
  useQuery({
    queryKey: ['media', 'named', words],
    enabled: words !== '',
    queryFn: async ({ signal }): Promise<Candidate[]> => {
      const { data } = await http.get<ListAnswer<MediaItem>>('/media-list', {
        params: { mediaKornNm: words, size: 30 },
        signal,
        quiet: true,
      });
      return data.data.map((row) => ({ ...row, articleCount: row.articleCount ?? 0 }));
    },
  });

const NameSearch = ({ words, onSearch }: { words: string; onSearch: (words: string) => void }) => {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit} role="search" className={styles.nameSearch}>
      <FieldFrame id={id} label="매체명으로 찾기">
        <span className={addressCheck.line}>
          <TextBox id={id} value={typed} maxLength={200} onChange={({ target }) => setTyped(target.value)} />
          <button type="submit" className={`${buttons.tertiary} ${addressCheck.check}`}>
            찾기
          </button>
        </span>
      </FieldFrame>
    </form>
  );
};

const Candidates = ({ items, into }: { items: readonly Candidate[]; into?: Outlet | undefined }) => {
  const keeps = useManagesOutlets();
  const free = items.filter((item) => item.mediaId !== into?.mediaId);
  if (free.length === 0) return <p className={styles.nothing}>비슷한 매체가 없습니다.</p>;
  return keeps && into && into.mrgTrgtMediaId === null ? (
    <MergeForm into={into} items={free} />
  ) : (
    <CandidateTable items={free} />
  );
};

const Named = ({ words, into }: { words: string; into?: Outlet | undefined }) => {
  const { data, error, isPending } = useNamed(words);
  if (words === '')
    return <p className={styles.nothing}>매체의 한글 이름 전체나 일부를 입력하고 찾기를 눌러 주세요.</p>;
  if (isPending) return <LoadingState />;
  if (error) return <ProblemState problem={error} />;
  return <Candidates items={data} into={into} />;
};

/** /popup/medn/duplicate: outlets similar to the one being registered, or found by name. */
export const NewDuplicates = () => {
  const [query, setQuery] = useSearchParams();
  const words = query.get('words') ?? query.get('mediaKornNm') ?? '';
  return (
    <PopupSubject>
      <div className={styles.page}>
        <NameSearch words={words} onSearch={(next) => setQuery({ words: next }, { replace: true })} />
        <Named words={words} />
      </div>
    </PopupSubject>
  );
};

const SeemingSame = ({ outlet }: { outlet: Outlet }) => {
  const info = infoOf(infoFields.map((name) => outlet[name]));
  const { data, error, isPending } = useQuery({
    queryKey: ['media', 'same', outlet.mediaId, info],
    queryFn: () =>
      write<MediaInfoCheck>(
        'POST',
        '/media-check/info',
        { ...info, mediaId: outlet.mediaId },
        { quiet: true },
      ),
  });
  if (isPending) return <LoadingState />;
  if (error) return <ProblemState problem={error} />;
  return <Candidates items={data.items} into={outlet} />;
};

const Duplicates = ({ mediaId }: { mediaId: string }) => {
  const { data, error, isPending, refetch } = useOutlet(mediaId);
  const [words, setWords] = useState('');
  if (isPending) return <LoadingState />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  return (
    <>
      <section className={styles.section} aria-label="이름이나 이메일이 같은 매체">
        <h3>이름이나 이메일이 같은 매체</h3>
        <SeemingSame outlet={data} />
      </section>
      <section className={styles.section} aria-label="다른 매체 찾기">
        <h3>다른 매체 찾기</h3>
        <NameSearch words={words} onSearch={setWords} />
        <Named words={words} into={data} />
      </section>
      <MergedOutlets outlet={data} />
    </>
  );
};

/** /popup/medn/duplicate/:id: possible duplicates of this outlet, with merging into it. */
export const StoredDuplicates = () => {
  const { id = '' } = useParams();
  return (
    <PopupSubject>
      <div className={styles.page}>
        <OutletTitle mediaId={id} />
        <Duplicates mediaId={id} />
      </div>
    </PopupSubject>
  );
};
