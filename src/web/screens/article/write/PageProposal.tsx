import { useMutation } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';
import { addressOf } from '#web/admin/form/addressCheck/addressProblem.ts';
import { problemSentence } from '#web/kit/http/problemSentence.ts';
import { write } from '#web/kit/http/write.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { proposalOf } from './proposal.ts';
import styles from './write.module.css';

/** Fills in what the page at the form's address tells of its article. */
export const PageProposal = () => {
  const { getValues, setValue } = useFormContext();
  const url = addressOf(useWatch({ name: 'url' }));
  const { mutate, data, isPending, error, variables } = useMutation({
    mutationFn: async (address: string) => {
      const page = await write<ArticlePage>(
        'POST',
        '/article-check/page',
        { url: address },
        { quiet: true, timeout: 60_000 },
      );
      // the address may have been changed while the page was read
      if (addressOf(getValues('url')) !== address) return '';
      const { values, sentence } = proposalOf(page, getValues());
      for (const [name, value] of Object.entries(values))
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
      return sentence;
    },
  });
  const isIdle = isPending || url === '';
  const told = () => {
    if (isPending) return '기사 페이지에서 제목과 본문을 찾고 있습니다.';
    if (variables === url && error) return problemSentence(error);
    if (variables === url && data) return data;
    return 'URL을 입력하고 누르면 비어 있는 항목을 기사 페이지의 내용으로 채웁니다.';
  };
  return (
    <div className={styles.proposal}>
      <button
        type="button"
        className={buttons.tertiary}
        aria-disabled={isIdle}
        onClick={() => !isIdle && mutate(url)}
      >
        {isPending ? '페이지를 읽는 중…' : '기사 내용 가져오기'}
      </button>
      <p role="status">{told()}</p>
    </div>
  );
};
