import type { CrudOperation, EntitySpec, ExportOperation } from './entity.ts';

/** End of the path of each export. */
const exportPaths: Record<ExportOperation, string> = {
  excel: 'excel',
  fullExcel: 'full-excel',
  txt: 'txt',
  fullTxt: 'full-txt',
};

/** Whether the operation answers with a file of the list. */
export const isExport = (operation: string | undefined): operation is ExportOperation =>
  operation !== undefined && operation in exportPaths;

const verbs = { insert: 'POST', update: 'PUT', delete: 'DELETE', revert: 'PUT' } as const;

/** Verb and path of an entity's operation, such as `GET /media-list-excel`: its own path, or else by the common pattern. */
export const crudPath = (
  spec: Pick<EntitySpec, 'path' | 'paths'>,
  operation: CrudOperation,
): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string } => {
  const path = spec.paths?.[operation];
  if (isExport(operation))
    return { method: 'GET', path: path ?? `/${spec.path}-list-${exportPaths[operation]}` };
  switch (operation) {
    case 'list':
    case 'detail':
      return { method: 'GET', path: path ?? `/${spec.path}-${operation}` };
    case 'popup':
      return { method: 'GET', path: path ?? `/${spec.path}-popup-list` };
    default:
      return { method: verbs[operation], path: path ?? `/${operation}-${spec.path}` };
  }
};
