import { Sample } from '#components/ui/Sample/Sample.tsx'
import type { Data } from '#lib/content/data.ts'
import { cityLine } from '#lib/content/offices.ts'
import './OfficeAddresses.scss'

/** The offices: country and city as the name of each, then street and postal code. */
export const OfficeAddresses = ({ offices }: { offices: Data['offices'] }) =>
  offices.map((office) => (
    <address className="office-addresses" key={office.id}>
      <strong>
        {office.country} ({office.city})
      </strong>
      {office.placeholder && <Sample as="p" />}
      {office.street.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{cityLine(office)}</span>
    </address>
  ))
