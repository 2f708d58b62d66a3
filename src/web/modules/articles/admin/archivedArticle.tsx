import { useQueryClient } from '@tanstack/react-query';
import { useEditContext, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import type { RestoredArticles } from '#generated/types/retentionCalls.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './retentionRule/retentionRule.module.css';

interface RestoreProps {
  articleIds: number[];
  onRestored?: () => void;
}

const RestoreButton = ({ articleIds, onRestored }: RestoreProps) => {
  const notify = useNotify();
  const queries = useQueryClient();
  const { isBusy, run } = useRun();
  const restore = async (): Promise<void> => {
    await run(async () => {
      const { count } = await write<RestoredArticles>('PUT', '/archivedarticle-restore', { articleIds });
      const left = articleIds.length - count;
      notify(
        `${countText(count)}을 되살렸습니다. 보존 규칙이 다시 보관하지 않습니다.${left ? ` ${countText(left)}은 이미 되살렸거나 같은 글이 있습니다.` : ''}`,
        { type: 'success' },
      );
      onRestored?.();
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'archivedArticle' });
    });
  };
  return (
    <button
      type="button"
      className={buttons.secondary}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void restore()}
    >
      되살리기
    </button>
  );
};

const RestorePicked = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  return <RestoreButton articleIds={selectedIds.map(Number)} onRestored={onUnselectItems} />;
};

const kindPaths: Readonly<Record<string, string>> = { thinkTank: 'ThinkTank', sns: 'Sns' };

/** The way to the article itself, and back into lists and searches. */
const ArchivedHead = () => {
  const { record } = useEditContext<Row & { id: string }>();
  if (!record) return null;
  const articleId = Number(record.articleId);
  return (
    <div className={styles.line}>
      <p>목록과 검색에는 나오지 않습니다.</p>
      <Link
        to={`/article/${kindPaths[String(record.itemKnd)] ?? 'Article'}/Detail/${articleId}`}
        className={buttons.tertiary}
      >
        글 열기
      </Link>
      <RestoreButton articleIds={[articleId]} />
    </div>
  );
};

const empty = {
  title: '보관한 글이 없습니다.',
  hint: '보존 규칙을 켜면, 오래되고 아무도 쓰지 않는 글이 여기로 옵니다.',
};

const conditions = [
  'frmTrsfNscvrgDt',
  'ntnId',
  'mediaId',
  'itemKnd',
  'lanCd',
  'lclsfNm',
  'featExtrMclsf',
  'articleId',
];

const intro = '보존 규칙으로 목록과 검색에서 뺀 글을 보고 되살립니다.';

const Archived = () => {
  usePageHead({ intro });
  return (
    <>
      <SpecList empty={empty} filters={conditions} pickedActions={<RestorePicked />} />
      <RecordDrawer fields={SpecForm} head={ArchivedHead} />
    </>
  );
};

export const list = Archived;
