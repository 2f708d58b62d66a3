/**
 * The nonce of this page's styles. Browsers empty the attribute once the page is parsed and keep the value in the
 * property, so only the property is usable.
 */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
