import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const stepTitles = ['약관 동의', '이메일 인증', '휴대폰 인증', '정보 입력'] as const;

/** The step that the address asks for, or the first one that is not done yet, whichever comes first. Counted from 1. */
export const shownStep = (search: string, firstOpen: number): number => {
  const asked = Number(new URLSearchParams(search).get('step') ?? 1);
  return Number.isInteger(asked) && asked >= 1 ? Math.min(asked, firstOpen) : 1;
};

const addressOf = (step: number): string => (step === 1 ? '/signUp' : `/signUp?step=${step}`);

/** Steps are places in the browser's history, so that its back button goes back a step and not away. */
export const useSteps = (firstOpen: number) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const step = shownStep(search, firstOpen);
  const [hasMoved, setMoved] = useState(false);

  // an address that is ahead of what is done, for example after a reload
  useEffect(() => {
    if (search !== addressOf(step).slice('/signUp'.length)) void navigate(addressOf(step), { replace: true });
  }, [search, step, navigate]);

  return {
    step,
    /** False until the person has gone from one step to another. */
    hasMoved,
    next: () => {
      setMoved(true);
      void navigate(addressOf(step + 1));
    },
    back: () => {
      setMoved(true);
      void navigate(-1);
    },
    /** To a step that turned out not to be done. */
    returnTo: (earlier: number) => {
      setMoved(true);
      void navigate(addressOf(earlier));
    },
  };
};
