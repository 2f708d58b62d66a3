/** Shows the field of a form where its part is folded. @returns its place */
export const unfoldField = (name: string): HTMLElement | null => {
  const place = document.querySelector<HTMLElement>(`main [data-field="${name}"]`);
  const folded = place?.closest('details');
  if (folded) folded.open = true;
  return place;
};
