/** What models that think aloud say before they answer. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/i;

/**
 * The JSON object of an answer, out of what some models put around it.
 * @returns undefined when there is none, or it is not whole
 */
export const answerJson = (text: string): unknown => {
  const said = text.replace(thoughts, '').trim();
  const bare = fence.exec(said)?.[1] ?? said;
  const from = bare.indexOf('{');
  const to = bare.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(bare.slice(from, to + 1)) as unknown;
  } catch {
    return undefined;
  }
};
