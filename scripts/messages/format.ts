/** Stored messages as text. */

/** A stored message, as far as it is shown. */
export interface Listed {
  reference: string
  state: 'waiting' | 'delivered' | 'kept' | 'dead'
  lane: string
  accepted_at: number
  delivered_at: number | null
  attempts: number
  problem: string | null
  code: string | null
  signals: string
  email: string
  comment: string
}

const timeOf = (time: number) => new Date(time).toISOString()

function stateOf({ state, lane }: Listed): string {
  if (state === 'dead') return 'given up'
  return state === 'waiting' && (lane === 'refused' || lane === 'deferred')
    ? `waiting, ${lane}`
    : state
}

/** A message as text for people, with its words. */
export function shown(message: Listed): string {
  const { reference, accepted_at, delivered_at, attempts, problem, code, email, comment } = message
  const cause = problem ? `${problem}${code ? `, ${code}` : ''}` : 'no problem'
  // What is kept has that time, too, and was not sent.
  const isDelivered = message.state === 'delivered' && delivered_at
  const end = isDelivered ? `, delivered ${timeOf(delivered_at)}` : ''
  const tries = attempts === 1 ? 'once' : `${attempts} times`
  return `${reference} ${stateOf(message)}, accepted ${timeOf(accepted_at)}${end}, tried ${tries} (${cause})
  ${email}
  ${comment.replaceAll('\n', '\n  ')}
`
}
