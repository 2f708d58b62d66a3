import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatTime } from '#web/kit/dates/kst.ts';
import { itemPath } from '#web/modules/articles/index.ts';

interface RuleLineProps {
  articleId: number;
  itemKnd: string;
  ttl: string;
  facts: readonly (string | null)[];
  changes: readonly string[];
  kept: readonly string[];
  pick?: ReactNode;
  state?: ReactNode;
  at: string | undefined;
}

/** An item, what a rule changes in it, and what it leaves alone. */
export const RuleLine = ({
  articleId,
  itemKnd,
  ttl,
  facts,
  changes,
  kept,
  pick,
  state,
  at,
}: RuleLineProps) => (
  <li>
    {pick}
    <div>
      <Link to={itemPath(itemKnd, articleId)} target="_blank">
        <bdi>{ttl}</bdi>
        <span className="only-read-aloud"> (새 창)</span>
      </Link>
      <span>{[formatTime(at), ...facts].filter(Boolean).join(' · ')}</span>
      <p>{changes.length ? changes.join(', ') : '바꾼 것 없음'}</p>
      {kept.map((one) => (
        <span key={one}>{one}</span>
      ))}
    </div>
    {state}
  </li>
);
