import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { EntitySpec } from '#contract/entity.ts';
import { fileField } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, missing } from '#contract/problems.ts';
import { choiceOf, countOf } from '#web/kit/files/fileChoice.ts';
import type { Requirement } from '../kinds/contexts.ts';
import { type Purpose, type Row, sentRecord } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { useSpec } from '../spec/SpecContext.tsx';

/** The form's changes to the record's files, for the data provider; empty if there are none. */
const chosenFiles = (spec: EntitySpec, values: Row): Row => {
  const field = fileField(spec);
  if (!field) return {};
  const choice = choiceOf(values[field.name]);
  return choice.added.length || choice.removed.length ? { [field.name]: choice } : {};
};

/** Error for too few files, as the server would report it. */
const fileProblems = (spec: EntitySpec, values: Row, shown: ReadonlySet<string>): FormProblem[] => {
  const field = fileField(spec);
  if (!field?.files || !shown.has(field.name)) return [];
  return countOf(choiceOf(values[field.name])) < field.files.min
    ? [{ ...missing(field.name, field.label), message: messages.form.documentFileNeeded }]
    : [];
};

/** Mutable state of a form that does not rerender it. */
const createMemory = () => {
  let read: Row | undefined;
  let since: string | undefined;
  let unsaved = false;
  let busy = false;
  return {
    /** Sources of the fields on screen. */
    shown: new Set<string>(),
    /** Requirements of single fields beyond the schema. */
    requirements: new Map<string, Requirement>(),
    /** The record whose version the next save carries: as first loaded, or newer after a conflict. */
    read: () => (since && read ? { ...read, mdfcnDt: since } : read),
    rememberRead: (record: Row | undefined) => {
      read = record;
    },
    /** Restored input is based on an older version: a save must detect changes stored since. */
    goOnFrom: (version: string | undefined) => {
      since = version;
    },
    /** True if there is unsaved input. */
    isUnsaved: () => unsaved,
    setUnsaved: (value: boolean) => {
      unsaved = value;
    },
    /** Runs the work unless it is running already: a second press does nothing. */
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

/** Editing a form, from opening to saving. */
export interface FormSession {
  memory: ReturnType<typeof createMemory>;
  /** Why the server refused the save. */
  refusal: string | undefined;
  setRefusal: (sentence: string | undefined) => void;
  /** Converts the form's values for the server. */
  toSent: (values: Row) => Row;
  /** As `toSent`, including the changes to the record's files. */
  toStored: (values: Row) => Row;
  /** Problems that prevent saving, besides the errors of the fields. */
  problems: (values: Row) => FormProblem[];
  /** After a successful save: shows the message, reloads lists, and clears the unsaved state. */
  finish: (message: string) => void;
}

/** @param preset values of a new record besides those in the form */
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
      // the record itself is not refetched: it may have been deleted
      const isList = ([name, call]: readonly unknown[]) => name === spec.name && call !== 'getOne';
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isList(queryKey) });
    },
  };
};
