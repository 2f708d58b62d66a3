import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { showAlert } from '../dialogs/dialogStore.ts';
import { noAnswer } from '../http/http.ts';

interface Waiting {
  /** Stands in its place until its code has come; nothing by default. */
  fallback?: ReactNode;
  /** Closes the place that the part stands in. */
  onClose?: () => void;
}

/**
 * A part of a screen whose code comes when it is first drawn, or before by `read`. React's own `lazy` would do, but what
 * takes the place of a fallback is put off by React until 0.3 s after that was shown, so that every dialog would open so
 * much late the first time, even where its code is there.
 * @param load imports the component. A part that can be closed is closed when that fails, and the person is told; of any
 *   other the failure is thrown where it stands. The next drawing tries anew.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let loaded: ComponentType<P> | undefined;
  const LazyPart = ({ fallback, ...props }: P & Waiting): ReactNode => {
    const [Part, setPart] = useState(() => loaded);
    const fail = useEffectEvent((reason: unknown) => {
      if (!props.onClose)
        return setPart(() => {
          throw reason;
        });
      console.error(reason);
      props.onClose();
      void showAlert(noAnswer);
    });
    useEffect(() => {
      if (Part) return;
      LazyPart.read().then(
        (part) => startTransition(() => setPart(() => part)),
        (reason: unknown) => fail(reason),
      );
    }, [Part]);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  };
  LazyPart.read = async (): Promise<ComponentType<P>> => {
    loaded = await load();
    return loaded;
  };
  return LazyPart;
};
