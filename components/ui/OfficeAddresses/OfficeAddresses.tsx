import { Sample } from '#components/ui/Sample/Sample.tsx'
import type { Data } from '#lib/content/data.ts'
import './OfficeAddresses.scss'

/** The offices: country and city as the name of each, then street and postal code. */
export const OfficeAddresses = ({ offices }: { offices: Data['offices'] }) =>
  offices.map(({ id, country, city, placeholder, street, region, postalCode }) => (
    <address className="office-addresses" key={id}>
      <strong>
        {country} ({city})
      </strong>
      {placeholder && <Sample as="p" />}
      {street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {city}, {region} {postalCode}
      </span>
    </address>
  ))
