/** Path of the highlights' screens; the routes know it without loading the screens. */
export const listPath = '/article/HighLight';

export const detailPath = (clusterId: number): string => `${listPath}/Detail/${clusterId}`;
