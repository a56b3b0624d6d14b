import { watchContent } from '#lib/content/watch.ts'

export const dynamic = 'force-dynamic'

const tabs = new Set<ReadableStreamDefaultController<string>>()

/** In milliseconds: long enough for the server to have noticed the change itself. */
const SETTLED = 300

const MESSAGE = 'data: changed\n\n'

let timer: ReturnType<typeof setTimeout> | undefined

/** When tabs were last told, in milliseconds since 1970. */
let toldAt = 0

watchContent(() => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    toldAt = Date.now()
    for (const tab of tabs) tab.enqueue(MESSAGE)
  }, SETTLED)
})

/**
 * Tells open tabs that content has changed: Next watches only what pages import, not what `lib/content` reads. A tab says
 * since when it has been loading: if others were told after that, it may show what was there before.
 */
export function GET({ signal, url }: Request) {
  const since = Number(new URL(url).searchParams.get('since'))
  const stream = new ReadableStream<string>({
    start(tab) {
      tabs.add(tab)
      if (toldAt > since) tab.enqueue(MESSAGE)
      signal.addEventListener('abort', () => tabs.delete(tab))
    },
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  })
}
