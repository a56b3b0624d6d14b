import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Mail } from '../contact/message.ts'
import type { Provider } from '../contact/provider.ts'

/** A folder for mail where no provider is set: one file per message, named after it, for its owner only. */
export function outbox(dir: string): Provider {
  return {
    name: 'outbox',
    async send(mail) {
      const made = await mkdir(dir, { recursive: true, mode: 0o700 })
      if (made !== undefined) await sync(dirname(made))
      await write(dir, `${mail.reference}.json`, mail)
      return { messageId: mail.reference }
    },
  }
}

async function write(dir: string, name: string, mail: Mail): Promise<void> {
  const draft = join(dir, `.${name}.tmp`)
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify({ keptAt: new Date().toISOString(), ...mail }, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, join(dir, name))
  await sync(dir)
}

/** A file's name is durable only once its folder is. */
async function sync(dir: string): Promise<void> {
  const folder = await open(dir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
