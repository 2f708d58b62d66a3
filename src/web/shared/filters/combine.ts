/** How several terms are combined. */
export type Combine = 'AND' | 'OR';
