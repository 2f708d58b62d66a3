import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import type { OurDataProvider } from '../rest/dataProvider.ts';
import { ListPart } from './listPart.ts';

/** Number of hits; undefined until the exact count, requested after the list, has arrived. */
export const useTotal = (): number | undefined => {
  const { total, meta, resource, filterValues, isPending } = useListContext();
  const dataProvider = useDataProvider<OurDataProvider>();
  const filter = { ...(filterValues as Record<string, unknown>), ...useContext(ListPart)?.filter };
  const isCapped = (meta as { totalIsExact?: boolean } | undefined)?.totalIsExact === false;
  const { data: exact } = useQuery({
    ...useReturnCache(resource),
    queryKey: [resource, 'getTotal', filter],
    enabled: isCapped && !isPending,
    queryFn: ({ signal }) => dataProvider.getTotal(resource, { filter, signal }),
  });
  return isCapped ? exact : total;
};
