import { getData } from '#lib/content/pages.ts'

/** What only the provider can say of itself: address, services it uses, authority. */
export const Particulars = () => <Terms of={getData().legal} className="particulars" />

type TermsProps = { of: readonly { term: string; text: string }[]; className?: string }

/** Terms, each with what holds of it. */
export const Terms = ({ of, className }: TermsProps) => (
  <dl className={className}>
    {of.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
