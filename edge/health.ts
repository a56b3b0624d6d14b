import { answer } from './answers.ts'
import type { Mailbox } from './contact/mailbox.ts'
import type { Provider } from './contact/provider.ts'
import { NewerStoreError, STORE_VERSION } from './contact/schema.ts'
import type { createNews } from './news/news.ts'
import type { Opener } from './opener.ts'

/** Numbers are counted at most this often, however many ask. */
const KEEP_MS = 5000

interface HealthParts {
  mailbox: Opener<Mailbox>
  news: ReturnType<typeof createNews>
  provider: Provider
  now: () => number
}

type Numbers = Awaited<ReturnType<Mailbox['health']>>

/**
 * Reports on the two APIs, for programs that raise an alarm: 503 with `problems` if messages cannot be stored or delivered.
 * What needs attention while everything else works is in `attention`, and leaves the status at 200. Only the operator is
 * told how many messages there are.
 */
export function createHealth({ mailbox, news, provider, now }: HealthParts) {
  let known: { at: number; numbers: Promise<Numbers | undefined> } | undefined

  function numbers(): Promise<Numbers | undefined> {
    if (!known || Math.abs(now() - known.at) >= KEEP_MS) {
      const counted = mailbox.get().then((opened) => opened.health())
      // Without numbers, the store counts as failing.
      known = { at: now(), numbers: counted.catch(() => undefined) }
    }
    return known.numbers
  }

  return async (isOperator: boolean): Promise<Response> => {
    const found = await numbers()
    const problems = namesOf({
      store: !found?.isWritable,
      delivery: found?.isStuck,
    })
    const attention = namesOf({
      refused: found && found.refused > 0,
      'given-up': found && found.dead > 0,
      late: found?.isLate,
      filling: found?.isFilling,
    })
    const error = mailbox.problem()
    return answer(problems.length === 0 ? 200 : 503, {
      status: problems.length === 0 ? 'ok' : 'failing',
      problems,
      attention,
      ...(error instanceof NewerStoreError && {
        store: { version: error.version, supported: STORE_VERSION },
      }),
      ...(found?.pausedUntil && { paused: timeOf(found.pausedUntil) }),
      news: news.source(),
      mail: provider.kind,
      worked: { news: timeOf(news.loadedAt()), mail: timeOf(found?.lastDelivery) },
      ...(isOperator && found && { messages: countsOf(found) }),
    })
  }
}

const namesOf = (found: Readonly<Record<string, boolean | undefined>>) =>
  Object.keys(found).filter((name) => found[name])

const timeOf = (time: number | undefined) =>
  time === undefined ? null : new Date(time).toISOString()

const countsOf = ({ waiting, refused, dead, kept }: Numbers) => ({
  waiting,
  refused,
  'given-up': dead,
  kept,
})
