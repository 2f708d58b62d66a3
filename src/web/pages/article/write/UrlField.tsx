import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticleUrlCheck } from '#generated/types/articleDeskCalls.ts';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import { problemSentence } from '#web/shared/http/problemSentence.ts';
import { write } from '#web/shared/http/write.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { articleKind, detailPath, itemKinds } from '../kind/itemKinds.ts';
import type { CheckedUrl } from './urlCheck.ts';
import styles from './write.module.css';

interface UrlFieldProps {
  /** The article that is edited. */
  articleId: number | undefined;
  original: string | null;
  onChecked: (checked: CheckedUrl | undefined) => void;
}

type Outcome =
  | { kind: 'free'; url: string }
  | { kind: 'taken'; url: string; by: number; itemKnd: string | null; title: string | null }
  | { kind: 'failed'; url: string; sentence: string };

const Verdict = ({ outcome }: { outcome: Outcome }) => {
  if (outcome.kind === 'free') return <span className={styles.good}>등록할 수 있는 URL입니다.</span>;
  if (outcome.kind === 'failed') return <span className={styles.bad}>{outcome.sentence}</span>;
  const kind = itemKinds.find(({ name }) => name === outcome.itemKnd) ?? articleKind;
  return (
    <span className={styles.bad}>
      이미 등록된 URL입니다.{' '}
      <a href={detailPath(kind, outcome.by)} target="_blank" rel="noopener noreferrer">
        {outcome.title ?? `${kind.label} ${outcome.by}번`}
        <span className="only-read-aloud">(새 창)</span>
      </a>
    </span>
  );
};

/** The address of the original, and whether it is registered already; another address wants to be checked anew. */
export const UrlField = ({ articleId, original, onChecked }: UrlFieldProps) => {
  const { clearErrors, getValues, setValue } = useFormContext();
  const typed = useWatch({ name: 'url' }) as string | null | undefined;
  const url = (typed ?? '').trim();
  const [outcome, setOutcome] = useState<Outcome>();
  const [asking, setAsking] = useState(false);

  const check = async () => {
    setAsking(true);
    try {
      const found = await write<ArticleUrlCheck>(
        'POST',
        '/article-check/url',
        { url, ...(articleId !== undefined && { articleId }) },
        { quiet: true },
      );
      setAsking(false);
      // the answer is about what was asked; whoever has typed on meanwhile keeps what stands there now
      if (String(getValues('url') ?? '').trim() !== url) return;
      const { articleId: by, itemKnd } = found;
      if (found.url !== url) setValue('url', found.url, { shouldDirty: true });
      setOutcome(
        by === null
          ? { kind: 'free', url: found.url }
          : { kind: 'taken', url: found.url, by, itemKnd, title: found.kornTtl },
      );
      onChecked({ url: found.url, takenBy: by });
      clearErrors('url');
    } catch (problem) {
      setAsking(false);
      setOutcome({ kind: 'failed', url, sentence: problemSentence(problem) });
      onChecked(undefined);
    }
  };

  return (
    <div className={styles.url}>
      <div className={styles.address}>
        <SpecInput source="url" />
        <button
          type="button"
          className={buttons.tertiary}
          aria-disabled={asking || url === '' || url === original}
          onClick={() => {
            if (!asking && url !== '' && url !== original) void check();
          }}
        >
          중복 확인
        </button>
      </div>
      <p role="status" className={styles.verdict}>
        {outcome?.url === url && url !== '' && <Verdict outcome={outcome} />}
      </p>
    </div>
  );
};
