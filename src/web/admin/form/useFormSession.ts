import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { FormProblem } from '#contract/problems.ts';
import { chosenFiles, fileProblems } from '../spec/files.ts';
import { type Purpose, type Row, sentRecord } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import type { Requirement } from './FormContext.ts';

/** What a form keeps in mind without being drawn anew. */
const createMemory = () => {
  let read: Row | undefined;
  let since: string | undefined;
  let unsaved = false;
  let busy = false;
  return {
    /** Sources of the fields on screen. */
    shown: new Set<string>(),
    /** What single fields require beyond their schema. */
    requirements: new Map<string, Requirement>(),
    /** The record whose version the next save carries: as first read, or newer after a conflict. */
    read: () => (since && read ? { ...read, mdfcnDt: since } : read),
    rememberRead: (record: Row | undefined) => {
      read = record;
    },
    /** The form holds what was typed over another version: a save must not pass over what came since. */
    goOnFrom: (version: string | undefined) => {
      since = version;
    },
    /** Typed, not stored. */
    isUnsaved: () => unsaved,
    setUnsaved: (value: boolean) => {
      unsaved = value;
    },
    /** Does the work unless it is being done already: a second press does nothing. */
    once: async <T>(work: () => Promise<T> | T): Promise<T | undefined> => {
      if (busy) return undefined;
      busy = true;
      try {
        return await work();
      } finally {
        busy = false;
      }
    },
  };
};

/** One sitting at a form. */
export interface FormSession {
  memory: ReturnType<typeof createMemory>;
  /** Why the server refused. */
  refusal: string | undefined;
  setRefusal: (sentence: string | undefined) => void;
  /** The form's values as they go to the server. */
  toSent: (values: Row) => Row;
  /** The same with what is done to the record's files. */
  toStored: (values: Row) => Row;
  /** What keeps the form from being saved beside the fields' own faults. */
  problems: (values: Row) => FormProblem[];
  /** Stored: says so, has lists read again, and nothing is unsaved any more. */
  finish: (message: string) => void;
}

/** @param preset values that a new record gets beside what the form shows */
export const useFormSession = (purpose: Purpose, preset: Row = {}): FormSession => {
  const spec = useSpec();
  const resources = useResources();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [memory] = useState(createMemory);
  const [refusal, setRefusal] = useState<string>();

  const toSent = (values: Row): Row => {
    const shown = new Set([...memory.shown, ...Object.keys(preset)]);
    return sentRecord(spec, purpose, { ...values, ...preset }, shown, memory.read(), resources);
  };

  return {
    memory,
    refusal,
    setRefusal,
    toSent,
    toStored: (values) => ({ ...toSent(values), ...chosenFiles(spec, values) }),
    problems: (values) => [
      ...fileProblems(spec, values, memory.shown),
      ...[...memory.requirements.values()].flatMap((requirement) => requirement(values) ?? []),
    ],
    finish: (message) => {
      memory.setUnsaved(false);
      notify(message, { type: 'success' });
      // the record itself is not read again: it may be gone
      const isList = ([name, call]: readonly unknown[]) => name === spec.name && call !== 'getOne';
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) });
    },
  };
};
