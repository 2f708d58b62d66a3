import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { announce } from '#web/shared/announce/announce.tsx';
import { useClasses } from '#web/shared/choices/classes.ts';
import { FieldFrame } from '#web/shared/forms/FieldFrame.tsx';
import { Select } from '#web/shared/forms/Select.tsx';
import { TextArea, TextBox } from '#web/shared/forms/TextBox.tsx';
import { write } from '#web/shared/http/write.ts';
import { regionLabels } from '#web/shared/items/itemWords.ts';
import print from '#web/shared/print/print.module.css';
import styles from './AnalysisDesk.module.css';
import type { ArticleRecord } from './articleRecord.ts';
import { type JudgedField, judgedFields, unconfirmedFields, wordsBetweenCommas } from './fieldOrigin.ts';

const regions = Object.entries(regionLabels).map(([value, label]) => ({ value, label }));

interface Corrected {
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  featExtrKwdList: string[];
  featExtrSmry: string | null;
}

const shown = (article: ArticleRecord, name: JudgedField): string => {
  if (name === 'lclsfNm') return regionLabels[article.lclsfNm as keyof typeof regionLabels] ?? '';
  if (name === 'featExtrMclsf') return article.featExtrMclsfNm ?? article.featExtrMclsf ?? '';
  if (name === 'featExtrKwdList') return (article.featExtrKwdList ?? []).join(', ');
  return '위 요약문';
};

/** Only what was changed: what a person leaves as it stands is not thereby theirs. */
const changedOf = (article: ArticleRecord, corrected: Corrected): Partial<Corrected> =>
  Object.fromEntries(
    Object.entries(corrected).filter(
      ([name, value]) => JSON.stringify(value ?? []) !== JSON.stringify(article[name as JudgedField] ?? []),
    ),
  );

interface CorrectionProps {
  article: ArticleRecord;
  busy: boolean;
  onSave: (changed: Partial<Corrected>) => void;
  onCancel: () => void;
}

const Correction = ({ article, busy, onSave, onCancel }: CorrectionProps) => {
  const id = useId();
  const classes = useClasses();
  const [region, setRegion] = useState(article.lclsfNm ?? '');
  const [topic, setTopic] = useState(article.featExtrMclsf ?? '');
  const [keywords, setKeywords] = useState((article.featExtrKwdList ?? []).join(', '));
  const [summary, setSummary] = useState(article.featExtrSmry ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onSave(
      changedOf(article, {
        lclsfNm: region || null,
        featExtrMclsf: topic || null,
        featExtrKwdList: wordsBetweenCommas(keywords),
        featExtrSmry: summary.trim() || null,
      }),
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <FieldFrame id={`${id}-region`} label={judgedFields.lclsfNm}>
        <Select
          id={`${id}-region`}
          options={regions}
          empty="정하지 않음"
          value={region}
          onChange={({ target }) => setRegion(target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-topic`} label={judgedFields.featExtrMclsf}>
        <Select
          id={`${id}-topic`}
          options={classes}
          empty="정하지 않음"
          value={topic}
          onChange={({ target }) => setTopic(target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-keywords`} label={judgedFields.featExtrKwdList} help="쉼표로 나누어 적습니다.">
        <TextBox
          id={`${id}-keywords`}
          value={keywords}
          maxLength={5_000}
          aria-describedby={`${id}-keywords-help`}
          onChange={({ target }) => setKeywords(target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-summary`} label={judgedFields.featExtrSmry}>
        <TextArea
          id={`${id}-summary`}
          rows={6}
          value={summary}
          maxLength={10_000}
          onChange={({ target }) => setSummary(target.value)}
        />
      </FieldFrame>
      <div className={styles.buttons}>
        <button type="button" className={styles.plain} onClick={onCancel}>
          취소
        </button>
        <button type="submit" className={styles.strong} aria-disabled={busy}>
          고친 내용 저장
        </button>
      </div>
    </form>
  );
};

/** For who may edit the article: what machines have filled is confirmed or corrected, without the article's form. */
export const AnalysisDesk = ({ article }: { article: ArticleRecord }) => {
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = unconfirmedFields(article);
  const store = async (said: object, done: string) => {
    if (busy) return;
    setBusy(true);
    try {
      const { articleId, mdfcnDt } = article;
      await write('PUT', '/update-article/analysis', { articleId, mdfcnDt, ...said });
      setIsOpen(false);
      await queries.invalidateQueries({ queryKey: ['article'] });
      announce(done);
    } catch {
      // the shell's alert has said why
    }
    setBusy(false);
  };
  const confirm = (fields: readonly JudgedField[]) =>
    void store({ confirmed: fields }, '자동으로 채운 내용을 확인했습니다.');
  return (
    <section className={`${styles.desk} ${print.screenOnly}`} aria-label="자동 분석 확인">
      {open.length > 0 ? (
        <>
          <p className={styles.lead}>자동으로 채운 내용입니다. 맞으면 확인하고, 다르면 고쳐 주세요.</p>
          <ul className={styles.list}>
            {open.map((name) => (
              <li key={name}>
                <span className={styles.name}>{judgedFields[name]}</span>
                <span className={styles.value}>{shown(article, name)}</span>
                <button
                  type="button"
                  className={styles.plain}
                  aria-disabled={busy}
                  aria-label={`${judgedFields[name]} 확인`}
                  onClick={() => confirm([name])}
                >
                  확인
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.lead}>자동으로 채운 내용 가운데 확인을 기다리는 것이 없습니다.</p>
      )}
      {isOpen ? (
        <Correction
          article={article}
          busy={busy}
          onCancel={() => setIsOpen(false)}
          onSave={(changed) =>
            Object.keys(changed).length ? void store(changed, '분석 내용을 고쳤습니다.') : setIsOpen(false)
          }
        />
      ) : (
        <div className={styles.buttons}>
          <button type="button" className={styles.plain} onClick={() => setIsOpen(true)}>
            고치기
          </button>
          {open.length > 1 && (
            <button
              type="button"
              className={styles.strong}
              aria-disabled={busy}
              onClick={() => confirm(open)}
            >
              모두 확인
            </button>
          )}
        </div>
      )}
    </section>
  );
};
