const extensions = ['jpg', 'jpeg', 'png', 'gif'];

/** Whether a file with this extension is a picture that screens display: in a text, as a cover. */
export const isPicture = (extension: string | null | undefined): boolean =>
  extensions.includes((extension ?? '').toLowerCase());
