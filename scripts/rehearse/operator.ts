/** What the owner's operators do: they run releases on a machine, upgrade, and go back. */
import { join } from 'node:path'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import type { Journal } from './journal.ts'
import { Machine, type OpenForm } from './machine.ts'

/** Throws unless an address answers as it should. */
async function expectStatus(machine: Machine, path: string, status: number): Promise<void> {
  const response = await machine.get(path)
  if (response.status !== status)
    throw new Error(`${path} answers ${response.status} instead of ${status}.`)
}

/** Sends a message from a page that is opened for it. */
async function sendMessage(machine: Machine, comment: string): Promise<string> {
  const form = await machine.openForm()
  try {
    return await form.send(comment)
  } finally {
    await form.close()
  }
}

/** The addresses of hashed files that only pages of the first release ask for. */
function filesOfFirst(first: string, second: string): string[] {
  const hashedIn = (release: string) => readFinishedBuild(join(release, 'out')).hashed
  const kept = hashedIn(second)
  return hashedIn(first)
    .filter((file) => !kept.includes(file))
    .map((file) => `/${file}`)
}

/** Starts the first of two releases in a folder, upgrades to the second one, and goes back, with a visitor all the while. */
export async function rehearseUpgrade(
  { step }: Journal,
  folder: string,
  [first = '', second = '']: readonly string[],
): Promise<void> {
  const machine = new Machine(folder)
  let visitor: OpenForm | undefined

  async function start(): Promise<string> {
    machine.unpack(first)
    await machine.switchTo(first)
    await expectStatus(machine, '/chaos-engineering', 200)
    visitor = await machine.openForm()
    const reference = await sendMessage(machine, 'Before the upgrade')
    return `It serves the page; a message got the number ${reference}`
  }

  async function upgrade(): Promise<string> {
    machine.unpack(second)
    await machine.switchTo(second)
    await expectStatus(machine, '/chaos-engineering', 301)
    await expectStatus(machine, '/chaos-tests', 200)
    const files = filesOfFirst(first, second)
    if (!files.some((file) => file.endsWith('.js')))
      throw new Error('The releases have the same scripts, so that nothing is tried.')
    for (const file of files) await expectStatus(machine, file, 200)
    const reference = await visitor?.send('From a page that was open before')
    return `The old address redirects; ${files.length} files that only pages of the first release ask for are served; the message of a page that was open before got the number ${reference}`
  }

  async function goBack(): Promise<string> {
    await machine.switchTo(first)
    await expectStatus(machine, '/chaos-engineering', 200)
    await expectStatus(machine, '/chaos-tests', 404)
    const messages = machine.countMessages()
    if (messages !== 2) throw new Error(`There are ${messages} messages instead of 2.`)
    return 'The first release is back; both messages are there'
  }

  try {
    await step('Start the first release on a machine', start)
    await step('Upgrade it', upgrade)
    await step('Go back', goBack)
  } finally {
    await visitor?.close()
    await machine.stop()
  }
}
