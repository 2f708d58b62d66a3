/** The page as the server has it now, or undefined where it does not answer. */
export const servedPage = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a page begins with other code than the running one: names of code files change with their content. */
export const isOtherVersion = (page: string): boolean => {
  const ours = document.querySelector('script[type=module]')?.getAttribute('src');
  return !page.includes(ours ?? '');
};
