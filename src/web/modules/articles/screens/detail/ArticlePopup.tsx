import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { today as koreanToday } from '#contract/days.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import print from '#web/kit/print/print.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { titlesOf } from '../../parts/items/itemNames.ts';
import { printHash } from '../../parts/sharing/sharing.ts';
import { startConditions, withoutConditions } from '../query/conditions.ts';
import { useOpened } from '../read/useOpened.ts';
import styles from './ArticleDetail.module.css';
import { ArticleText } from './ArticleText.tsx';
import type { ArticleRecord } from './articleRecord.ts';
import { Fetched } from './Fetched.tsx';
import { introOfArticle } from './origin.ts';

const closeButton = (
  <button type="button" className={buttons.tertiary} onClick={() => window.close()}>
    닫기
  </button>
);

/** Prints the window whenever its address requests it. */
const usePrintOnRequest = (): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== printHash) return;
    void navigate({ hash: '' }, { replace: true });
    window.print();
  }, [hash, navigate]);
};

const Reading = ({ article }: { article: ArticleRecord }) => {
  const { main } = titlesOf(article);
  usePageHead({
    intro: introOfArticle(article),
    recordTitle: main.text,
    recordLanguage: main.language,
  });
  useOpened(article);
  usePrintOnRequest();
  return (
    <div className={`${styles.popup} ${print.record}`}>
      <ArticleText article={article} />
      <p className={styles.close}>{closeButton}</p>
    </div>
  );
};

/** /popup/{kind}/:id: one item in a window of its own, without a list. */
export const ArticlePopup = () => {
  const { id = '' } = useParams();
  return (
    <Fetched
      id={id}
      conditions={withoutConditions(startConditions)}
      today={koreanToday()}
      wayOut={closeButton}
    >
      {(article) => <Reading article={article} />}
    </Fetched>
  );
};
