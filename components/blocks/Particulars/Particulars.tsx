import { getData } from '#lib/content/pages.ts'
import './Particulars.scss'

/** Facts only the provider can supply: address, services it uses, supervisory authority. */
export const Particulars = () => <TermList terms={getData().legal} className="particulars" />

type Props = { terms: readonly { term: string; text: string }[]; className?: string }

/** Terms with a text each, in order. */
export const TermList = ({ terms, className }: Props) => (
  <dl className={className}>
    {terms.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
