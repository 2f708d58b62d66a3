import { useLayoutEffect, useRef } from 'react';

interface StepHeadingProps {
  children: string;
  className?: string | undefined;
  /** The first step of a screen that has just opened leaves the focus where the change of screen put it. */
  quiet?: boolean;
}

/** The heading of a step. It takes the focus when the step begins, so that one hears where one is. */
export const StepHeading = ({ children, className, quiet = false }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // before the first key: focus that moves later takes the letters of a fast typist away
  useLayoutEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet, children]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
};
