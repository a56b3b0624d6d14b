/** As many as keep all threads busy, and few enough to keep memory flat. */
const AT_A_TIME = 8

/** Runs a task for each item, several at a time. Throws what the first failing task throws. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await task(next.value)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
}
