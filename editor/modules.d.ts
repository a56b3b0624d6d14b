declare module '*.code-snippets' {
  const snippets: import('#tools/new-page/newPage.ts').Snippets
  export default snippets
}

// `editor/build.ts` writes these: what the check found then, and the addresses of the dictionary's two files.
declare module '*/findings.json' {
  const known: import('./check/findings.ts').Known
  export default known
}
declare module '*/english.bin' {
  const address: string
  export default address
}
declare module '*/terms.txt' {
  const address: string
  export default address
}
