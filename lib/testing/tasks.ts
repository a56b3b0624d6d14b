/** Runs all pending tasks and the tasks they schedule. */
export async function dueTasks(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
}
