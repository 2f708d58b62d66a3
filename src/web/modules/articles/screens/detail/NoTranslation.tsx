import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '#web/client/http/write.ts';
import print from '#web/kit/print/print.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { useKind } from '../kind/itemKinds.tsx';
import styles from './ArticleBody.module.css';
import type { ArticleRecord } from './articleRecord.ts';
import { mayBeRequested, translationState } from './translationState.ts';

const RequestButton = ({ articleId }: { articleId: number }) => {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const ask = async () => {
    setBusy(true);
    try {
      const { sentence } = await write<{ sentence: string }>('POST', '/machine-reading/request', {
        articleId,
      });
      setMessage(sentence);
      await queries.invalidateQueries({ queryKey: ['article'] });
    } catch {
      // the shell's alert has shown the reason
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className={`${buttons.tertiary} ${styles.ask} ${print.screenOnly}`}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void ask();
        }}
      >
        번역 요청
      </button>
      <span role="status" className="only-read-aloud">
        {message}
      </span>
    </>
  );
};

/** Says that there is no translation and why; users who may edit the article can request one. */
export const NoTranslation = ({ article, mayEdit }: { article: ArticleRecord; mayEdit: boolean }) => {
  const { word } = useKind();
  const { articleId, machineReading } = article;
  return (
    <div className={styles.noTranslationNotice}>
      <p>
        이 {word}에는 번역문이 없습니다. 원문만 보여 드립니다. {translationState(machineReading)}
      </p>
      {mayEdit && mayBeRequested(machineReading) && <RequestButton articleId={articleId} />}
    </div>
  );
};
