import { messages } from '#contract/messages.ts';
import { type Form, type FormProblem, invalid } from '#contract/validation.ts';
import type { Forms } from '#web/admin/spec/forms.ts';

type Row = Record<string, unknown>;

/** What is known of an address: asked for and free, or taken by an article. */
export interface CheckedUrl {
  url: string;
  takenBy: number | null;
}

export const takenSentence = '이미 등록된 URL입니다. 등록된 기사를 확인해 주세요.';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a report on paper has in place of an address, and the check that an address has gone through. */
export const writingProblems = (
  record: Row,
  original: string | null,
  checked: CheckedUrl | undefined,
): FormProblem[] => {
  if (record.prcYn === 'Y') {
    const missing = ['prcvpg', 'prcvsc'].find((name) => !textOf(record[name]));
    return missing ? [invalid(missing, '지면', messages.form.printReportNeeded)] : [];
  }
  const url = textOf(record.url);
  if (url === '' || url === original) return [];
  if (checked?.url !== url) return [invalid('url', 'URL', messages.form.mediaUrlCheckNeeded)];
  return checked.takenBy === null ? [] : [invalid('url', 'URL', takenSentence)];
};

const withWriting = (form: Form | undefined, more: (record: Row) => FormProblem[]): Form | undefined =>
  form && {
    ...form,
    check: (input) => {
      const found = form.check(input);
      const known = new Set((found.problems ?? []).map(({ name }) => name));
      const added = more((input ?? {}) as Row).filter(({ name }) => !known.has(name));
      if (added.length === 0) return found;
      return { problems: [...(found.problems ?? []), ...added] };
    },
  };

/** The entity's checks and those of the writing desk. @param original the stored address, which needs no check */
export const deskForms = (
  forms: Forms,
  original: string | null,
  checked: () => CheckedUrl | undefined,
): Forms => {
  const more = (record: Row) => writingProblems(record, original, checked());
  return { insert: withWriting(forms.insert, more), update: withWriting(forms.update, more) };
};
