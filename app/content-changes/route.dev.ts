import { watchContent } from '#lib/content/load.ts'

export const dynamic = 'force-dynamic'

const tabs = new Set<ReadableStreamDefaultController<string>>()

/** Long enough for the server to have noticed the change itself. */
const SETTLED = 300

const MESSAGE = 'data: changed\n\n'

let timer: ReturnType<typeof setTimeout> | undefined

/** When content last changed, in milliseconds since 1970; undefined until the watching has begun. */
let changedAt: number | undefined

watchContent(() => {
  if (changedAt === undefined) {
    changedAt = 0
    return
  }
  changedAt = Date.now()
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const tab of tabs) tab.enqueue(MESSAGE)
  }, SETTLED)
})

/**
 * Tells open tabs that content has changed: Next watches only what pages import, not what `lib/content` reads. A tab says
 * since when it has been loading, because a change may come before it listens.
 */
export function GET({ signal, url }: Request) {
  const since = Number(new URL(url).searchParams.get('since'))
  const stream = new ReadableStream<string>({
    start(tab) {
      tabs.add(tab)
      if ((changedAt ?? 0) > since) tab.enqueue(MESSAGE)
      signal.addEventListener('abort', () => tabs.delete(tab))
    },
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  })
}
