/** Marks what only stands in until the provider supplies the real thing. */
export function Sample() {
  return <span className="sample">Sample</span>
}
