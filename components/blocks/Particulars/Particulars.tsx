import { getData } from '#lib/content/pages.ts'
import './Particulars.scss'

/** Facts only the provider can supply: address, services it uses, supervisory authority. */
export const Particulars = () => <Terms of={getData().legal} className="particulars" />

export const Terms = ({
  of,
  className,
}: {
  of: readonly { term: string; text: string }[]
  className?: string
}) => (
  <dl className={className}>
    {of.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
