import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '#web/client/http/write.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import type { ArticleRecord, OutletVersionFields } from './articleRecord.ts';
import styles from './OutletVersion.module.css';

const TextDifference = lazyPart(async () => (await import('./TextDifference.tsx')).TextDifference);

const titles = ['지금 글', '매체가 고친 글'] as const;

interface OutletVersionProps {
  article: ArticleRecord;
  offer: OutletVersionFields;
}

/** For who may edit: what the outlet has changed in an article that a colleague had edited, and the choice between both. */
export const OutletVersion = ({ article, offer }: OutletVersionProps) => {
  const { articleId, mdfcnDt, mdaCrctDt, lclanTtl, articleCn, frmTrsfNscvrgDt } = article;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const settle = async (takeYn: 'Y' | 'N') => {
    if (busy) return;
    setBusy(true);
    try {
      await write('PUT', '/update-article/outlet', { articleId, mdfcnDt, takeYn });
      announce(takeYn === 'Y' ? '매체가 고친 글로 바꾸었습니다.' : '지금 글을 그대로 두었습니다.');
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['article'] });
    }
  };
  const fields = [
    { label: '제목(현지어)', now: lclanTtl, theirs: offer.lclanTtl },
    { label: '원문', now: articleCn, theirs: offer.articleCn },
    {
      label: '보도일시',
      now: frmTrsfNscvrgDt && formatTime(frmTrsfNscvrgDt),
      theirs: offer.frmTrsfNscvrgDt && formatTime(offer.frmTrsfNscvrgDt),
    },
  ];
  return (
    <section className={`${styles.offer} ${print.screenOnly}`} aria-labelledby="outlet-version">
      <h2 id="outlet-version">
        {mdaCrctDt ? '매체가 이 기사를 고쳤습니다' : '매체의 글을 다시 읽으니 지금 글과 다릅니다'}
      </h2>
      <p className={styles.lead}>
        {mdaCrctDt && `${formatTime(mdaCrctDt)}에 알았습니다. `}담당자가 고친 글은 그대로 두었습니다. 어느
        글을 쓸지 골라 주세요.
      </p>
      <details open>
        <summary>다른 곳 보기</summary>
        {fields.map(
          ({ label, now, theirs }) =>
            theirs !== undefined && (
              <section key={label} className={styles.field}>
                <h3>{label}</h3>
                <TextDifference before={now} after={theirs} titles={titles} />
              </section>
            ),
        )}
      </details>
      <div className="row-last">
        <button
          type="button"
          className={`${buttons.tertiary} ${buttons.small}`}
          aria-disabled={busy}
          onClick={() => void settle('N')}
        >
          지금 글 그대로 두기
        </button>
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small}`}
          aria-disabled={busy}
          onClick={() => void settle('Y')}
        >
          매체 글로 바꾸기
        </button>
      </div>
    </section>
  );
};
