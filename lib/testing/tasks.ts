/** Lets everything run that is due, and what that leaves for a task of its own. */
export async function dueTasks(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
}
