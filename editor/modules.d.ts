declare module '*.code-snippets' {
  const snippets: import('#tools/new-page/newPage.ts').Snippets
  export default snippets
}

/** Files of the dictionary, which `editor/build.ts` writes: their addresses. */
declare module '*/english.bin' {
  const address: string
  export default address
}
declare module '*/terms.txt' {
  const address: string
  export default address
}
