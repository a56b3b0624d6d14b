declare module '*.code-snippets' {
  interface Snippet {
    description: string
    body: string
  }
  const snippets: { [name: string]: Snippet; 'Page: detail': Snippet; 'Page: landing': Snippet }
  export default snippets
}

// What `editor/build.ts` generates: the drawings' markup by path, and the URLs of the dictionaries' files.
declare module 'virtual:drawings.json' {
  const markup: Readonly<Record<string, string>>
  export default markup
}
declare module 'virtual:english.bin' {
  const address: string
  export default address
}
declare module 'virtual:terms.txt' {
  const address: string
  export default address
}
declare module 'virtual:names.txt' {
  const address: string
  export default address
}
declare module 'virtual:misspellings.txt' {
  const address: string
  export default address
}
