import { useEffect } from 'react';
import { useSession } from '../session/sessionStore.ts';
import { useUserSetting } from './useUserSetting.ts';

/** Settings, by user and key, that this page has taken from the server or that were chosen here. */
const taken = new Set<string>();

/**
 * A setting that is applied at once and also stored in the browser: the server's value is taken once, when it arrives
 * first, unless a choice was made meanwhile. The response to one choice does not revert the next.
 * @param take applies the server's value, whatever it contains; must be a stable function
 * @returns a function that stores a choice on the server. @throws HttpProblem
 */
export const useSyncedSetting = <T extends object>(
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
