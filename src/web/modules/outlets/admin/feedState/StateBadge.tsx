import type { Row } from '#web/admin/spec/formValues.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { type SourceState, stateTones } from './stateTones.ts';
import { useStateWords } from './useStateWords.ts';

/** State of a source, in a word. */
export const StateBadge = ({ source }: { source: { clctSttsCd?: unknown } | Row }) => {
  const state = source.clctSttsCd as SourceState;
  const wordOf = useStateWords();
  return <Badge tone={stateTones[state]}>{wordOf(state)}</Badge>;
};
