import { countText } from '#contract/countText.ts';
import type { ArrivalTrial } from '#generated/types/arrivalRuleCalls.ts';
import styles from './arrivalRule.module.css';
import { RuleLine } from './RuleLine.tsx';

/** What a rule would have done in the last 30 days: how many, what, and the latest ones. */
export const Trial = ({ trial: { count, isWhole, effects, examples } }: { trial: ArrivalTrial }) => (
  <div className={styles.trial} role="status">
    <dl className={styles.figures}>
      <div>
        <dt>최근 30일에 맞는 글</dt>
        <dd>{countText(count) + (isWhole ? '' : ' 이상')}</dd>
      </div>
      {effects.map((effect) => (
        <div key={effect.label}>
          <dt>{effect.label}</dt>
          <dd>{countText(effect.count)}</dd>
        </div>
      ))}
    </dl>
    {effects.some((effect) => effect.count < count) && (
      <p className={styles.none}>이미 그렇게 되어 있거나 다른 사람·규칙이 먼저 정한 글은 그대로 둡니다.</p>
    )}
    {examples.length > 0 && (
      <details>
        <summary>가장 최근 {countText(examples.length)} 보기</summary>
        <ul className={styles.lines} aria-label="맞는 글">
          {examples.map(({ mediaNm, regDt, ...example }) => (
            <RuleLine key={example.articleId} {...example} at={regDt} facts={[mediaNm]} />
          ))}
        </ul>
      </details>
    )}
  </div>
);
