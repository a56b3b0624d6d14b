/**
 * What a load test sees of a pause, by the way it makes its load.
 *
 * Little's law (J. D. C. Little, Operations Research 9, 1961): what is in a system on average is the rate at which it
 * comes times the time that it stays. Coordinated omission (Gil Tene, "How NOT to Measure Latency"): a closed test
 * sends nothing while it waits, so that the slow moments drop out of its result.
 */

/** Times are in seconds, rates in requests a second. */
export interface Load {
  rate: number
  response: number
  /** Between an answer and the next request of the same user. */
  think: number
  /** Length of the run. */
  run: number
  /** How long the system answers nothing, once in the run; afterwards it answers all that wait, at once. */
  pause: number
}

/** Little's law: the requests in flight, and the virtual users that keep up the rate in a closed test. */
export const inFlight = ({ rate, response }: Load) => rate * response
export const usersFor = ({ rate, response, think }: Load) =>
  Math.max(1, Math.ceil(rate * (response + think) - 1e-9))

/** Requests answered as usual, and those that met the pause, whose times spread evenly from one to another. */
export interface Latencies {
  usual: number
  response: number
  met: number
  from: number
  to: number
}

/** New visitors come whatever the system does: all that come in the pause wait for its end. */
export const open = ({ rate, response, run, pause }: Load): Latencies => {
  return { usual: rate * (run - pause), response, met: rate * pause, from: response, to: response + pause }
}

/**
 * Each user waits for an answer: in the pause each sends one request at most, at the end of the thinking, which is
 * stretched a little so that whole users make the rate.
 */
export function closed(load: Load): Latencies {
  const { rate, response, run, pause } = load
  const cycle = usersFor(load) / rate
  const sending = Math.min(pause, cycle)
  return {
    usual: rate * (run - pause),
    response,
    met: rate * sending,
    from: response + pause - sending,
    to: response + pause,
  }
}

/** The time within which a share of the requests is answered. */
export function percentile({ usual, response, met, from, to }: Latencies, share: number): number {
  const above = share * (usual + met) - usual
  return above <= 0 || met === 0 ? response : from + (above / met) * (to - from)
}

export const mean = ({ usual, response, met, from, to }: Latencies) =>
  (usual * response + (met * (from + to)) / 2) / (usual + met)
