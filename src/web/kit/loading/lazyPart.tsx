import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { noAnswer } from '#web/client/http/HttpProblem.ts';
import { showAlert } from '../dialogs/dialogStore.ts';

/** True if a script or style file could not be loaded, by the error messages of browsers and of the build's loader. */
export const isMissingCode = (error: unknown): boolean =>
  /imported module|module script|preload CSS/.test((error as Error | null)?.message ?? '');

interface Waiting {
  /** Rendered until the code is loaded; nothing by default. */
  fallback?: ReactNode;
}

/**
 * A component whose code is loaded at its first render, or earlier by `read`. React's own `lazy` delays replacing a
 * fallback until 0.3 s after it was shown, so every dialog would open that much later the first time, even if its code
 * is already there.
 * @param load imports the component. A failure is thrown from the component's place, unless `onFailure` handles it;
 * the next render tries again.
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
 * A lazily loaded dialog: if its code cannot be loaded, it is closed with an alert, and the screen stays. After closing
 * it must be unmounted: the next opening tries again.
 */
export const lazyDialog = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  lazyPart<P & { onClose: () => void }>(load, (reason, { onClose }) => {
    if (!isMissingCode(reason)) throw reason;
    console.error(reason);
    onClose();
    void showAlert(noAnswer);
  });
