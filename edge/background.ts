import type { Context } from 'hono'

/** Keeps a Workers runtime awake until `work` is done. On one machine the process lives on by itself. */
export function inBackground(context: Context, work: Promise<unknown>): void {
  const settled = work.catch(() => {})
  try {
    context.executionCtx.waitUntil(settled)
  } catch {
    // Not a Workers runtime.
  }
}
