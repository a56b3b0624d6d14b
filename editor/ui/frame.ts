/** A separate document with the site's styles. It inherits this page's policy, so it cannot run scripts. */
export const emptyPage = (body = '') =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Page</title>
<link rel="stylesheet" href="${document.documentElement.dataset.styles}"></head><body>${body}</body></html>`
