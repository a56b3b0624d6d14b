declare module '*.code-snippets' {
  const snippets: import('#scripts/new-page/newPage.ts').Snippets
  export default snippets
}

// The URLs of the dictionary's two files, which `editor/build.ts` generates.
declare module '*/english.bin' {
  const address: string
  export default address
}
declare module '*/terms.txt' {
  const address: string
  export default address
}
