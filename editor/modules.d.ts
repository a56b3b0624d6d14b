declare module '*.code-snippets' {
  const snippets: import('#tools/new-page/newPage.ts').Snippets
  export default snippets
}

/** The files of `components/drawings`, by the paths of their pages: `editor/build.ts` makes it. */
declare module 'drawings' {
  const drawings: Readonly<Record<string, string>>
  export default drawings
}
