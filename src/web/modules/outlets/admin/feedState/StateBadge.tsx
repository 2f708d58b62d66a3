import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import type { MediaFeed } from '#generated/types/mediaFeed.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';

/** Labels of the states of a source. */
export const useStateWords = (): ((state: string) => string) => {
  const field = fieldOf(useSpec(), 'clctSttsCd');
  return (state) => optionLabel(field, state);
};

export type SourceState = NonNullable<MediaFeed['clctSttsCd']>;

const stateTones: Record<SourceState, Tone> = {
  waiting: 'plain',
  normal: 'good',
  late: 'notice',
  silent: 'notice',
  broken: 'danger',
  gone: 'danger',
  paused: 'plain',
};

/** State of a source, in a word. */
export const StateBadge = ({ source }: { source: { clctSttsCd?: unknown } | Row }) => {
  const state = source.clctSttsCd as SourceState;
  const wordOf = useStateWords();
  return <Badge tone={stateTones[state]}>{wordOf(state)}</Badge>;
};
