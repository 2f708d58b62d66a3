import { Link } from 'react-router-dom';
import type { HealthFinding, OperationOverview } from '#generated/types/operationCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import styles from './operation.module.css';
import { stateWords, summaryOf, worstFirst } from './operationWords.ts';
import { Part } from './Part.tsx';

const Finding = ({ finding: { area, state, words, menuUrl } }: { finding: HealthFinding }) => {
  const { word, tone } = stateWords(state);
  return (
    <li className={styles.finding}>
      <span>
        <Badge tone={tone}>{word}</Badge>
      </span>
      <strong>{area}</strong>
      <span className={styles.findingWords}>{words}</span>
      {menuUrl && (
        <Link to={menuUrl} className={styles.findingLink}>
          열기<span className="only-read-aloud"> {area}</span>
        </Link>
      )}
    </li>
  );
};

/** Findings that need action first, then the good ones. */
export const Findings = ({ findings }: Pick<OperationOverview, 'findings'>) => (
  <Part id="findings" title={summaryOf(findings)}>
    <ul className={styles.findings}>
      {worstFirst(findings).map((finding) => (
        <Finding key={finding.area} finding={finding} />
      ))}
    </ul>
  </Part>
);
