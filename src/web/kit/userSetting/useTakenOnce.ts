import { useEffect } from 'react';
import { useSession } from '../session/sessionStore.ts';
import { useUserSetting } from './useUserSetting.ts';

/** Settings of persons, by both names, that this page has taken from the server or that were chosen here. */
const taken = new Set<string>();

/**
 * A setting that is shown at once and remembered by the browser too: what the server remembers is taken once, when it
 * comes first and nothing has been chosen meanwhile. An answer to one choice does not take back the next.
 * @param take shows what the server remembers, whatever stands there; the same function each time
 * @returns keeps a choice on the server. @throws HttpProblem
 */
export const useTakenOnce = <T extends object>(
  setngKey: string,
  take: (value: T) => void,
): ((value: T) => Promise<void>) => {
  const userId = useSession(({ user }) => user?.user?.userId);
  const { value, isKnown, keep } = useUserSetting<T>(setngKey);
  const name = `${userId}:${setngKey}`;
  useEffect(() => {
    if (!isKnown || taken.has(name)) return;
    taken.add(name);
    if (value) take(value);
  }, [isKnown, value, name, take]);
  return (chosen) => {
    taken.add(name);
    return keep(chosen);
  };
};
