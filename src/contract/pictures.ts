const extensions = ['jpg', 'jpeg', 'png', 'gif'];

/** Whether a file of this extension is a picture that screens show: in a text, as a cover. */
export const isPicture = (extension: string | null | undefined): boolean =>
  extensions.includes((extension ?? '').toLowerCase());
