import type { MediaFeed } from '#generated/types/mediaFeed.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';

export type SourceState = NonNullable<MediaFeed['clctSttsCd']>;

export const stateTones: Record<SourceState, Tone> = {
  waiting: 'plain',
  normal: 'good',
  late: 'notice',
  silent: 'notice',
  broken: 'danger',
  gone: 'danger',
  paused: 'plain',
};
