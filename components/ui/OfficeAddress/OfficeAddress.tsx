import type { Data } from '#lib/content/data.ts'

/** An office: country and city as its name, then street and postal code. */
export const OfficeAddresses = ({ of }: { of: Data['offices'] }) =>
  of.map(({ id, country, city, placeholder, street, region, postalCode }) => (
    <address className="office-address" key={id}>
      <strong>
        {country} ({city})
      </strong>
      {placeholder && <p className="label sample">Sample</p>}
      {street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {city}, {region} {postalCode}
      </span>
    </address>
  ))
