import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { showAlert } from '../dialogs/dialogStore.ts';
import { noAnswer } from '../http/http.ts';
import { isMissingCode } from './missingCode.ts';

interface Waiting {
  /** Stands in its place until its code has come; nothing by default. */
  fallback?: ReactNode;
}

/**
 * A part of a screen whose code comes when it is first drawn, or before by `read`. React's own `lazy` would do, but what
 * takes the place of a fallback is put off by React until 0.3 s after that was shown, so that every dialog would open so
 * much late the first time, even where its code is there.
 * @param load imports the component. A failure is thrown where the part stands, unless `onFailure` takes it; the next
 *   drawing tries anew.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFailure: (reason: unknown, props: P) => void = (reason) => {
    throw reason;
  },
) => {
  let loaded: ComponentType<P> | undefined;
  const LazyPart = ({ fallback, ...props }: P & Waiting): ReactNode => {
    const [Part, setPart] = useState(() => loaded);
    const fail = useEffectEvent((reason: unknown) => {
      try {
        onFailure(reason, props as unknown as P);
      } catch (thrown) {
        setPart(() => {
          throw thrown;
        });
      }
    });
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      LazyPart.read().then(
        (part) => startTransition(() => setPart(() => part)),
        (reason: unknown) => {
          if (!isGone) fail(reason);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part]);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  };
  LazyPart.read = async (): Promise<ComponentType<P>> => {
    loaded = await load();
    return loaded;
  };
  return LazyPart;
};

/**
 * A dialog as a part: where its code does not come, it is closed and the person is told why, and the screen stays. What is
 * closed must not be drawn any more: the next opening tries anew.
 */
export const lazyDialog = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  lazyPart<P & { onClose: () => void }>(load, (reason, { onClose }) => {
    if (!isMissingCode(reason)) throw reason;
    console.error(reason);
    onClose();
    void showAlert(noAnswer);
  });
