/** Names that stand for a machine or a network close by (RFC 6761, 6762, 8375), and those that offices use so. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|lan|home|home\.arpa)$/

/**
 * Whether an address that somebody else has named leads out into the world, as far as its words tell: `https:` on the
 * usual port, and a host with a name of at least two parts. Addresses of machines in digits are refused altogether,
 * since no publisher needs one and private ones have many spellings.
 *
 * @param allowed hosts, each with those under it, to which it has to lead; empty for any.
 */
export function isPublicAddress(address: string, allowed: readonly string[] = []): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  const host = hostname.replace(/\.$/, '')
  return (
    protocol === 'https:' &&
    `${username}${password}${port}` === '' &&
    // The parser has brought every spelling of an IPv4 address into four numbers, and IPv6 into brackets.
    /\.[a-z][a-z0-9-]*$/.test(host) &&
    !INSIDE.test(host) &&
    (allowed.length === 0 || allowed.some((one) => `.${host}`.endsWith(`.${one}`)))
  )
}
