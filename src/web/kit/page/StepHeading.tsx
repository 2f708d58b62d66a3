import { useLayoutEffect, useRef } from 'react';

interface StepHeadingProps {
  children: string;
  className?: string | undefined;
  /** Set for the first step of a new screen: the focus stays where the route change put it. */
  quiet?: boolean;
}

/** The heading of a step. It gets the focus when the step starts, so that screen readers announce it. */
export const StepHeading = ({ children, className, quiet = false }: StepHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // before the first key press: moving the focus later would swallow characters of a fast typist
  useLayoutEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet, children]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
};
