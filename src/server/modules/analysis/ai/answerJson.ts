/** Reasoning that some models write before the answer. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/i;

/**
 * The JSON object of an answer, without the text that some models put around it.
 * @returns undefined if there is none or it is incomplete
 */
export const answerJson = (text: string): unknown => {
  const answer = text.replace(thoughts, '').trim();
  const bare = fence.exec(answer)?.[1] ?? answer;
  const from = bare.indexOf('{');
  const to = bare.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(bare.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
};
