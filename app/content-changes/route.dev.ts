import { watchContent } from '#lib/content/load.ts'

export const dynamic = 'force-dynamic'

const tabs = new Set<ReadableStreamDefaultController<string>>()

/** Long enough for the server to have noticed the change itself. */
const SETTLED = 300

let timer: ReturnType<typeof setTimeout> | undefined

watchContent(() => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const tab of tabs) tab.enqueue('data: changed\n\n')
  }, SETTLED)
})

/** Tells open tabs that content has changed: Next watches only what pages import, not what `lib/content` reads. */
export function GET({ signal }: Request) {
  const stream = new ReadableStream<string>({
    start(tab) {
      tabs.add(tab)
      signal.addEventListener('abort', () => tabs.delete(tab))
    },
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  })
}
