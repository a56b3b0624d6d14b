import type { Office } from '#lib/content/data.ts'

type Props = { office: Office }

/** One office: country and city as its name, then street and postal code. */
export function OfficeAddress({ office }: Props) {
  return (
    <address className="office-address">
      <strong>
        {office.country} ({office.city})
      </strong>
      {office.placeholder && <p className="label sample">Sample</p>}
      {office.street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {office.city}, {office.region} {office.postalCode}
      </span>
    </address>
  )
}
