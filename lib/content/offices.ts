import type { Data } from './data.ts'

/** The line of an address with the city. Some countries have no regions, others no postal codes. */
export const cityLine = ({ city, region, postalCode }: Data['offices'][number]) =>
  [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
