import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { SearchField } from '#web/kit/filters/SearchField.tsx';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { ListBar } from '#web/kit/lists/ListBar.tsx';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { Section } from '#web/kit/page/Section.tsx';
import { storeListPlace, useRestoreListPlace } from '#web/kit/returning/listPlace.ts';
import { placeNote } from '#web/kit/shortcuts/noteRequest.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import { itemPath } from '../../parts/items/itemPlaces.ts';
import { OthersChip } from '../../parts/items/OthersChip.tsx';
import { NoteField } from '../../parts/memo/NoteField.tsx';
import { MemoStar } from '../../parts/memo/RowStar.tsx';
import { useArticleMemo } from '../../parts/memo/useArticleMemo.ts';
import {
  kindOptions,
  type MemoConditions,
  pageSize,
  sortOptions,
  type useMemos,
  writeConditions,
} from './conditions.ts';
import styles from './Memos.module.css';

interface MemoRowProps {
  item: KeptArticleItem;
  /** Address of the list, for the way back. */
  list: string;
}

/** A kept article. After removal its row stays until the list is reloaded: a second press restores it. */
const MemoRow = ({ item, list }: MemoRowProps) => {
  const [problem, setProblem] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const memo = useArticleMemo({ articleId: item.articleId, memoYn: 'Y', memoCn: item.memoCn }, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  const [asked, setAsked] = useState(0);
  useEffect(
    () =>
      placeNote(item.articleId, () => {
        setOpen(true);
        setAsked((before) => before + 1);
      }),
    [item.articleId],
  );
  const title = item.kornTtl ?? item.lclanTtl ?? '제목 없음';
  const note = memo.note ?? '';
  const kind = kindOptions.find(({ value }) => value === item.itemKnd && value !== 'article')?.label;
  const source = [item.mediaNm ?? item.mediaLclanNm ?? '매체 미상', item.ntnNm ?? '국가 미상'].join(' · ');
  return (
    <li className={memo.isKept ? styles.row : styles.dropped}>
      <MemoStar
        articleId={item.articleId}
        isKept={memo.isKept}
        title={title}
        onPress={() => {
          if (memo.isKept) setOpen(false);
          attempt(memo.keep(!memo.isKept));
        }}
      />
      <div className={styles.texts}>
        <div className={styles.line}>
          {kind && <Badge>{kind}</Badge>}
          <Link
            to={itemPath(item.itemKnd, item.articleId)}
            data-record={item.articleId}
            className={styles.title}
            onClick={() => storeListPlace(list, item.articleId)}
          >
            <ForeignText language={item.kornTtl ? 'ko' : item.lanCd} dir="auto">
              {title}
            </ForeignText>
          </Link>
          <OthersChip item={item} />
        </div>
        {item.kornTtl && item.lclanTtl && item.lclanTtl !== item.kornTtl && (
          <ForeignText language={item.lanCd} as="p" dir="auto" className={styles.local}>
            {item.lclanTtl}
          </ForeignText>
        )}
        <p className={styles.facts}>
          <bdi>{source}</bdi>
          {item.frmTrsfNscvrgDt && (
            <time dateTime={item.frmTrsfNscvrgDt}>{formatTime(item.frmTrsfNscvrgDt)}</time>
          )}
        </p>
        {!memo.isKept && (
          <p className={styles.hint} role="status">
            별표를 해제했습니다. 다시 누르면 되돌릴 수 있습니다.
          </p>
        )}
        {isOpen && (
          <NoteField
            articleId={item.articleId}
            note={note}
            isStored={memo.isStored}
            problem={problem}
            theirs={memo.theirs}
            asked={asked}
            onChoose={(text) => attempt(memo.choose(text))}
            onWrite={(text, isLast) => attempt(memo.write(text, isLast))}
          />
        )}
        {memo.isKept && !isOpen && note && <p className={styles.note}>{note}</p>}
        {problem && !isOpen && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {(memo.isKept || isOpen) && (
        <button
          type="button"
          className={styles.edit}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? '메모 닫기' : note ? '메모 고치기' : '메모 쓰기'}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '닫기' : note ? '메모 고치기' : '메모 쓰기'}
        </button>
      )}
    </li>
  );
};

const kindId = 'memo-kind';

const nothingIn = ({ text, kind }: MemoConditions) =>
  text || kind
    ? { hint: '다른 낱말이나 종류로 찾아보세요.' }
    : {
        title: '아직 모아 둔 기사가 없습니다',
        hint: '기사 목록이나 상세 화면에서 별표를 누르면 여기에 모입니다.',
      };

/** The articles kept by the user, with their notes. */
export const Memos = ({ memos, isShown }: { memos: ReturnType<typeof useMemos>; isShown: boolean }) => {
  const [query, setQuery] = useSearchParams();
  const { conditions, rows, total, problem, isWaiting, refetch } = memos;
  useRestoreListPlace(isShown && rows !== undefined && !isWaiting);
  const go = (change: Partial<MemoConditions>, quietly = false) =>
    setQuery((before) => writeConditions(before, { ...conditions, page: 1, ...change }), {
      replace: quietly,
      preventScrollReset: true,
    });
  const written = query.toString();
  const list = `/myPage${written && `?${written}`}`;
  return (
    <Section title="기사 메모" about="별표를 눌러 모아 둔 기사와 나만 보는 메모입니다.">
      <div>
        <search className={styles.filters} aria-label="기사 메모 조회 조건">
          <SearchField
            label="제목·메모"
            value={conditions.text}
            onCommit={(text, quietly) => go({ text }, quietly)}
          />
          <FieldFrame id={kindId} label="종류">
            <Select
              small
              id={kindId}
              empty="전체"
              options={kindOptions}
              value={conditions.kind}
              onChange={({ target }) => go({ kind: target.value as MemoConditions['kind'] })}
            />
          </FieldFrame>
        </search>
        <ListBar total={problem ? null : total}>
          <Select
            small
            aria-label="기사 메모 정렬"
            options={sortOptions}
            value={conditions.sort}
            onChange={({ target }) => go({ sort: target.value as MemoConditions['sort'] })}
          />
        </ListBar>
        {problem ? (
          <ProblemState problem={problem} onRetry={refetch} />
        ) : !rows ? (
          <LoadingState minHeight="40rem" />
        ) : rows.length === 0 ? (
          <EmptyState {...nothingIn(conditions)} />
        ) : (
          <ul className={styles.rows} aria-busy={isWaiting}>
            {rows.map((item) => (
              <MemoRow key={item.memoId} item={item} list={list} />
            ))}
          </ul>
        )}
        {rows && rows.length > 0 && (
          <Pager
            page={conditions.page}
            size={pageSize}
            total={total}
            hasNext={rows.length === pageSize}
            onChange={(page) => go({ page })}
          />
        )}
      </div>
    </Section>
  );
};
