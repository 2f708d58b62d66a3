import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { type RefObject, useRef, useState } from 'react';
import { type Purpose, type Row, sentRecord } from '../spec/formValues.ts';
import { useSpec } from '../spec/SpecContext.tsx';

/** One sitting at a form: what it shows, what it was read from, and whether it may be left. */
export interface FormSession {
  /** Sources of the fields on screen. */
  shown: Set<string>;
  /** A save is under way: a second press does nothing. */
  busy: RefObject<boolean>;
  /** Typed, not stored. */
  unsaved: RefObject<boolean>;
  /** The record whose version the next save carries; newer than the one first read after a conflict. */
  read: RefObject<Row | undefined>;
  /** Why the server refused. */
  refusal: string | undefined;
  setRefusal: (sentence: string | undefined) => void;
  /** The form's values as they go to the server. */
  toSent: (values: Row) => Row;
  /** Stored: says so, has lists read again, and nothing is unsaved any more. */
  finish: (message: string) => void;
}

/** @param preset values that a new record gets beside what the form shows */
export const useFormSession = (purpose: Purpose, preset: Row = {}): FormSession => {
  const spec = useSpec();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [shown] = useState(() => new Set<string>());
  const [refusal, setRefusal] = useState<string>();
  const busy = useRef(false);
  const unsaved = useRef(false);
  const read = useRef<Row>(undefined);

  return {
    shown,
    busy,
    unsaved,
    read,
    refusal,
    setRefusal,
    toSent: (values) =>
      sentRecord(
        spec,
        purpose,
        { ...values, ...preset },
        new Set([...shown, ...Object.keys(preset)]),
        read.current,
      ),
    finish: (message) => {
      unsaved.current = false;
      notify(message, { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: [spec.name] });
    },
  };
};
