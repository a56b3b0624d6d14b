import './Sample.scss'

/** Marks what stands in for a person, quotation or address that the provider has not supplied yet. */
export const Sample = ({ as: Tag = 'span' }: { as?: 'span' | 'p' }) => (
  <Tag className="label sample">Sample</Tag>
)
