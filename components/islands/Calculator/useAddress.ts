import { useEffect, useState } from 'react'
import { type Values, writeFragment } from '#lib/calculators/fields.ts'

/** Milliseconds of rest before URL and announcement are updated: not with every pixel of a slider. */
const SETTLED = 500

/** A result of a calculator: what it is of, and its summary. */
interface Result {
  name: string
  values: Values
  example: Values
  summary: string
}

/**
 * Returns the address of a result, empty until the page runs scripts. Once the inputs rest, the page takes that address over,
 * and the summary is `announced`.
 */
export function useAddress({ name, values, example, summary }: Result) {
  const [announced, setAnnounced] = useState('')
  const [address, setAddress] = useState('')

  useEffect(() => {
    const fragment = writeFragment(name, values)
    const address = location.href.split('#')[0] + fragment
    setAddress(address)
    // A page that opens with the example keeps its URL.
    if (fragment === writeFragment(name, example) && !location.hash.includes('?')) return
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', address)
      setAnnounced(summary)
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [name, values, example, summary])

  return { address, announced }
}
