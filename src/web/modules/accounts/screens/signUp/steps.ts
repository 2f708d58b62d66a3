import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const stepTitles = ['약관 동의', '이메일 인증', '휴대폰 인증', '정보 입력'] as const;

/** The step in the address, or the first incomplete one, whichever comes first. Counted from 1. */
export const shownStep = (search: string, firstOpen: number): number => {
  const requested = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(requested) && requested >= 1 ? Math.min(requested, firstOpen) : 1;
};

const addressOf = (step: number): string => (step === 1 ? '/signUp' : `/signUp?step=${step}`);

/** Steps are history entries, so that the browser's back button returns to the previous step. */
export const useSteps = (firstOpen: number) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const step = shownStep(search, firstOpen);
  const [hasMoved, setMoved] = useState(false);

  // the address is ahead of the completed steps, for example after a reload
  useEffect(() => {
    if (search !== addressOf(step).slice('/signUp'.length)) void navigate(addressOf(step), { replace: true });
  }, [search, step, navigate]);

  return {
    step,
    /** False until the user has moved from one step to another. */
    hasMoved,
    next: () => {
      setMoved(true);
      void navigate(addressOf(step + 1));
    },
    back: () => {
      setMoved(true);
      void navigate(-1);
    },
    /** Goes to a step that turned out to be incomplete. */
    returnTo: (earlier: number) => {
      setMoved(true);
      void navigate(addressOf(earlier));
    },
  };
};
