import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import type { OurDataProvider } from '../rest/dataProvider.ts';
import type { ExportSource } from './export/exportRequest.ts';

/** The subset of the entity's records that the list shows; undefined for all. */
export const ListPart = createContext<ExportSource | undefined>(undefined);

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
