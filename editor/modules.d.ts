declare module '*.code-snippets' {
  const snippets: import('#tools/new-page/newPage.ts').Snippets
  export default snippets
}
