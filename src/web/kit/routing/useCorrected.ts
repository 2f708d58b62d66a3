import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Correction } from './corrected.ts';

interface Corrected {
  correctedNotes?: readonly string[];
}

const none: readonly string[] = [];

/** Replaces the address by its corrected form. Returns the notes on the correction, until the conditions change. */
export const useCorrected = ({ search, notes }: Correction): readonly string[] => {
  const location = useLocation();
  const state = location.state as Corrected | null;
  const navigate = useNavigate();
  useEffect(() => {
    if (search === undefined) return;
    const correctedState: Corrected = { ...state, correctedNotes: notes };
    void navigate({ search }, { replace: true, state: correctedState, preventScrollReset: true });
  }, [search, notes, state, navigate]);
  return (search === undefined ? state?.correctedNotes : undefined) ?? none;
};
