import { TOPIC_PARAMETER, TOPICS_FILE } from '#lib/contact/protocol.ts'
import { Failure } from '../failure.ts'
import { errorFields, type Log } from '../log.ts'
import { type Assets, fileRequest } from '../pages.ts'

export type TopicOf = ReturnType<typeof createTopics>

/**
 * Returns a function that finds what a message is about: a topic on the list that the build has written, or nothing. No
 * other text passes, since everybody can write an address. Without the list, a message is accepted without its topic.
 */
export function createTopics(assets: Pick<Assets, 'fetch'> | undefined, log: Log) {
  let topics: readonly string[] | undefined

  async function readTopics(): Promise<readonly string[]> {
    const file = await assets?.fetch(fileRequest(TOPICS_FILE))
    if (!file || file.status === 404) return []
    // Not remembered: a fault that passes must not cost every later message its topic.
    if (!file.ok) throw new Failure('status', { status: file.status })
    return file.json()
  }

  return async (about: unknown): Promise<string> => {
    if (typeof about !== 'string' || about === '') return ''
    try {
      topics ??= await readTopics()
    } catch (error) {
      log('topics.unreadable', errorFields(error))
    }
    return topics?.includes(about) ? about : ''
  }
}

/** What the plain form is about: the topic in the address of its page, which the browser sends along. */
export function topicInReferrer({ headers }: Request): string {
  const referrer = headers.get('Referer') ?? ''
  return URL.canParse(referrer) ? (new URL(referrer).searchParams.get(TOPIC_PARAMETER) ?? '') : ''
}
