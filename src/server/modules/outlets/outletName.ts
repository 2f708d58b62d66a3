type Row = Record<string, unknown>;

/** What an outlet is called: in Korean, else as it calls itself. */
export const outletName = ({ mediaKornNm, mediaLclanNm, mediaEngNm, mediaId }: Row): string =>
  String((mediaKornNm ?? mediaLclanNm ?? mediaEngNm ?? `매체 ${String(mediaId)}`) as string);
