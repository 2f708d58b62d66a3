import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import type { ReportedSection } from '#generated/types/reportTemplateCalls.ts';
import type { ReportTemplateSection } from '#generated/types/reportTemplateSection.ts';
import { write } from '#web/client/http/write.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { itemPath } from '#web/modules/articles/index.ts';
import styles from './reportTemplate.module.css';

const Found = ({ sectNm, items }: ReportedSection) => (
  <section>
    <h3>
      {sectNm || '제목 없는 구역'} <span>{items.length ? countText(items.length) : '새 글 없음'}</span>
    </h3>
    {items.length > 0 && (
      <ul>
        {items.map(({ articleId, itemKnd, ttl, mediaNm, regDt }) => (
          <li key={articleId}>
            <Link to={itemPath(itemKnd, articleId)} target="_blank">
              <bdi>{ttl}</bdi>
              <span className="only-read-aloud"> (새 창)</span>
            </Link>
            <span>{[mediaNm, formatTime(regDt)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** What the sections of the form would hold now, stored or not. */
export const Trial = () => {
  const { getValues } = useFormContext();
  const trial = useMutation({
    mutationFn: () => {
      const rows = (getValues('sections') ?? []) as Partial<ReportTemplateSection>[];
      const sections = rows.flatMap(({ sectNm, viewId, sortCd = 'newest', maxCnt }) =>
        viewId ? [{ sectNm: sectNm ?? '', viewId, sortCd, maxCnt: maxCnt ?? 10 }] : [],
      );
      return write<{ sections: ReportedSection[] }>('POST', '/reporttemplate-trial', { sections });
    },
  });
  return (
    <section className={styles.part} aria-label="시험">
      <div className={styles.line}>
        <p>저장하기 전에도, 지금이라면 무엇이 실릴지 볼 수 있습니다.</p>
        <button
          type="button"
          className={`${buttons.tertiary} ${buttons.small}`}
          aria-disabled={trial.isPending}
          onClick={() => !trial.isPending && trial.mutate()}
        >
          최근 24시간에 시험
        </button>
      </div>
      {trial.isPending && <LoadingState text="최근의 글을 살펴보고 있습니다." minHeight="8rem" />}
      <div className={styles.trial} role="status">
        {trial.data?.sections.map((section, index) => (
          // sections have no name of their own, and stay in their order
          <Found key={`${index} ${section.sectNm}`} {...section} />
        ))}
      </div>
    </section>
  );
};
