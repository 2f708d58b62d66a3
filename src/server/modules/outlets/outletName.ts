type Row = Record<string, unknown>;

/** Display name of an outlet: the Korean name, else its own. */
export const outletName = ({ mediaKornNm, mediaLclanNm, mediaEngNm, mediaId }: Row): string =>
  String((mediaKornNm ?? mediaLclanNm ?? mediaEngNm ?? `매체 ${String(mediaId)}`) as string);
