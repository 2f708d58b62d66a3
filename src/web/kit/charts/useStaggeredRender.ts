import { useEffect, useState } from 'react';

const waiting: (() => void)[] = [];
let isGoing = false;

const next = (): void => {
  const draw = waiting.shift();
  if (!draw) {
    isGoing = false;
    return;
  }
  draw();
  // the user's presses in the meantime are handled first
  setTimeout(next, 20);
};

const inTurn = (draw: () => void): (() => void) => {
  waiting.push(draw);
  if (!isGoing) {
    isGoing = true;
    setTimeout(next);
  }
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
};

export type StaggeredResult<T, Tools> = { value: T; tools: Tools } | { failure: unknown };

/**
 * The value with its tools, once both are loaded and its turn has come; until then the previous one. A page full of
 * charts draws them one at a time: all at once – as React would if they suspended – would keep a slow machine busy for
 * seconds.
 * @param prepare must be a stable function
 */
export const useStaggeredRender = <T extends object, Tools>(
  value: T | undefined,
  prepare: (value: T) => Promise<Tools>,
): StaggeredResult<T, Tools> | undefined => {
  const [granted, setGranted] = useState<StaggeredResult<T, Tools>>();
  useEffect(() => {
    if (!value) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    const queue = (next: StaggeredResult<T, Tools>) => {
      if (!isGone) leave = inTurn(() => setGranted(next));
    };
    prepare(value).then(
      (tools) => queue({ value, tools }),
      (failure: unknown) => queue({ failure }),
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [value, prepare]);
  return value && granted;
};
