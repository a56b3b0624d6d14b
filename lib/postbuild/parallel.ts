/** How many files are in work at a time: enough for all threads of Node's pool, few enough to keep memory flat. */
const AT_ONCE = 8

/** Runs a task for each item, a few at a time. Results keep the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await task(items[index] as Item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work))
  return results
}
