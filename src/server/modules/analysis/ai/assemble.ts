import { joined } from './paragraphs.ts';
import { tasksOf, translatedParts } from './plan.ts';
import type { AnswerDefect } from './reasons.ts';
import type { Finding, Source } from './task.ts';

/** Machine-made texts of an article; absent fields were not made. */
export interface MachineTexts {
  kornTtl?: string;
  articleTransCn?: string;
  featExtrSmry?: string;
  lclsfNm?: 'KOREA' | 'GLOBAL';
  featExtrMclsf?: string;
  featExtrKwdList?: string[];
}

/** Results of an article's tasks, by task key. */
export type Findings = Record<string, Finding & { problem?: AnswerDefect | undefined }>;

/** A body with a missing part is discarded. */
const bodyOf = (source: Source, findings: Findings): string | undefined => {
  if (!source.wants.body) return undefined;
  if (findings.read) return findings.read.paragraphs?.join('\n');
  const parts = translatedParts(source);
  const translated = parts.map((_part, index) => findings[`part${index}`]?.paragraphs);
  return translated.every((part) => part !== undefined) ? joined(parts, translated) : undefined;
};

/** The texts of an article assembled from the results of its tasks, and the first problem among them. */
export const assembled = (
  source: Source,
  findings: Findings,
): { texts: MachineTexts; problem: AnswerDefect | undefined } => {
  const { wants } = source;
  const title = (findings.read ?? findings.part0)?.title;
  const body = bodyOf(source, findings);
  const notes = findings.read ?? findings.digest ?? {};
  const texts: MachineTexts = {
    ...(wants.title && title && { kornTtl: title }),
    ...(body && { articleTransCn: body }),
    ...(wants.digest && notes.summary && { featExtrSmry: notes.summary }),
    ...(wants.digest && notes.scope && { lclsfNm: notes.scope }),
    ...(wants.digest && notes.class && { featExtrMclsf: notes.class }),
    ...(wants.digest && notes.keywords && { featExtrKwdList: notes.keywords }),
  };
  const problem = tasksOf(source)
    .map(({ key }) => findings[key]?.problem)
    .find((one) => one !== undefined);
  return { texts, problem };
};
