/** What the command is asked to do, and with which messages. */
import { parseArgs } from 'node:util'
import { isBundled } from '#lib/commandLine.ts'
import { STATES, selectionOf } from './selection.ts'

export const HELP = `Usage: ${isBundled ? 'node messages.mjs' : 'npm run messages --'} [what to do] [which messages]

Lists stored messages, and sends, deletes or copies them, also while the server runs.

What to do:
  (nothing)        list them, with their words: those not delivered, if none are chosen
  --retry          send them again within a minute, delivered ones too if chosen; without a choice all that
                   wait, were given up or are kept. Also ends a pause that the provider asked for
  --delete         delete them for good, also from files to which they moved (except by --like); needs a choice
  --export FILE    write them to a new file, one JSON object a line
  --backup FILE    copy the whole store to a new file
  --help           show this

Which messages (all conditions together):
  TE-7K3F-92 …     these references
  --from ADDRESS   from this email address
  --like TE-…      from the same network address as this one
  --state STATE    ${Object.keys(STATES).join(', ')}
  --older DAYS     accepted longer ago
  --delivered      the delivered ones: short for --state delivered
`

export const OPTIONS = {
  retry: { type: 'boolean' },
  delete: { type: 'boolean' },
  export: { type: 'string' },
  backup: { type: 'string' },
  help: { type: 'boolean' },
  from: { type: 'string' },
  like: { type: 'string' },
  state: { type: 'string' },
  older: { type: 'string' },
  delivered: { type: 'boolean' },
} as const

export type Request = ReturnType<typeof readRequest>

/** Reads the command line. @throws an explanation if it makes no sense. */
export function readRequest(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const actions = (['help', 'retry', 'delete', 'export', 'backup'] as const).filter(
    (name) => values[name] !== undefined,
  )
  if (actions.length > 1) throw new Error(`--${actions.join(' and --')} do not go together.`)
  const action = actions[0] ?? 'list'
  const wrong = positionals.find((text) => !/^[A-Z]{2}-\w{4}-\w{2}$/i.test(text))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a reference such as TE-7K3F-92.`)
  if (values.delivered && values.state !== undefined && values.state !== 'delivered')
    throw new Error(`--delivered and --state ${values.state} do not go together.`)
  const state = values.delivered ? 'delivered' : values.state
  const selection = selectionOf({ ...values, state, references: positionals }, Date.now())
  if (action === 'delete' && !selection)
    throw new Error('--delete needs to know which messages, such as --state given-up.')
  if (action === 'backup' && selection) throw new Error('--backup copies all messages.')
  return { action, values, selection }
}
