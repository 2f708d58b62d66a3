import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';
import { addressOf } from '#web/admin/form/addressCheck/CheckedAddressInput.tsx';
import { write } from '#web/client/http/write.ts';
import { type Proposal, proposalOf } from './proposal.ts';

/** Reads the page at the form's address once, fills the empty fields from it, and can undo all of that. */
export const usePageProposal = () => {
  const { getValues, setValue } = useFormContext();
  const url = addressOf(useWatch({ name: 'url' }));
  const [filled, setFilled] = useState<Proposal['values']>({});
  const { mutate, data, isPending, error, variables } = useMutation({
    mutationFn: async (address: string) => {
      const page = await write<ArticlePage>(
        'POST',
        '/article-check/page',
        { url: address },
        { quiet: true, timeout: 60_000 },
      );
      // the address may have changed while the page was being read
      if (addressOf(getValues('url')) !== address) return undefined;
      const proposal = proposalOf(page, getValues());
      for (const [name, value] of Object.entries(proposal.values))
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
      setFilled((before) => ({ ...before, ...proposal.values }));
      return proposal;
    },
  });
  const isFromPage = (name: string): boolean => {
    const value = filled[name as keyof typeof filled];
    return value !== undefined && getValues(name) === value;
  };
  const undo = () => {
    for (const name of Object.keys(filled).filter(isFromPage)) setValue(name, null, { shouldDirty: true });
    setFilled({});
  };
  const isOfUrl = variables === url;
  return {
    start: (address: string) => mutate(address),
    isPending,
    /** The address whose page was read last. */
    readUrl: variables,
    proposal: isOfUrl ? data : undefined,
    error: isOfUrl ? error : null,
    filled,
    isFromPage,
    undo,
  };
};

export type PageProposalState = ReturnType<typeof usePageProposal>;
