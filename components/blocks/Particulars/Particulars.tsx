import { getData } from '#lib/content/pages.ts'

/** What only the provider can say of itself: address, services it uses, authority. */
export function Particulars() {
  return (
    <dl className="particulars">
      {getData().legal.map(({ id, term, text }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
