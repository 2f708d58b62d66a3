import { useQuery } from '@tanstack/react-query';
import type { SetupOverview, SetupStepState } from '#generated/types/setupCalls.ts';
import { read } from '#web/client/http/read.ts';

/** How the setup of this installation stands; asked again by every screen that shows it. */
export const useSetup = () =>
  useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => read<SetupOverview>('/setup-overview', { signal, quiet: true }),
  });

/** How far the setup has come, in one sentence. */
export const progressOf = (steps: readonly Pick<SetupStepState, 'state'>[]): string => {
  const left = (state: string): number => steps.filter((step) => step.state === state).length;
  const [needed, advised] = [left('bad'), left('notice')];
  if (needed + advised === 0) return '준비를 모두 마쳤습니다.';
  const rest = [needed && `꼭 필요한 것 ${needed}가지`, advised && `권장하는 것 ${advised}가지`];
  return `${steps.length}가지 가운데 ${steps.length - needed - advised}가지를 마쳤습니다. ${rest.filter(Boolean).join(', ')}가 남았습니다.`;
};
