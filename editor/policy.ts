/**
 * What the editor's page may load: what is its own, and no code from text. The frame that shows a page inherits it, so
 * nothing in a page can run.
 */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; " +
  "img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
