/** Words of those who build the site, which a colleague who writes its pages need not know, and paths of its files. */
export const CODE_WORDS =
  /\b(?:boolean|csv|first-level|front ?matter|host|href|html|id|json|lower-case|markdown|mdx|npm|props?|providers?|redirects?|regex|(?:first|last|next) release|robots\.txt|schemas?|slug|string|url|utc|viewbox|yaml)\b|\b(?:content|data|lib|public)\/|\.(?:csv|json|mdx|ts|yaml)\b/i
