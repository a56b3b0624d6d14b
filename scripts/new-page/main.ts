/** `npm run content:new`: writes a page as a draft. Exits 1 if there is no such page to write. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkSite } from '#check/check.ts'
import { fault, filesOfPage, KINDS, suggestedPath } from '#check/newPage.ts'
import { readSite } from '#check/parse/site.ts'
import { filesIn } from '#check/read/disk.ts'
import { textReport } from '#check/report/text.ts'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { fileOfPath, repositoryRoot } from '#lib/content/files.ts'

const SNIPPETS = join(import.meta.dirname, '../../.vscode/mdx.code-snippets')

const TEXT = { type: 'string', default: '' } as const
const { values } = readCommandLine(
  `Usage: npm run content:new -- --title "Chaos Engineering" --parent /services/devops
Writes a page as a draft that passes the check, with a card on its parent. Never overwrites anything.

  --title TITLE    the title of the page
  --parent PATH    the page above it
  --kind KIND      detail, for one service (the default), or landing, for a group of them
  --path PATH      the address of the page; by default, made from its title`,
  { options: { kind: { ...TEXT, default: 'detail' }, title: TEXT, path: TEXT, parent: TEXT } },
)
const { title, parent } = values
const kind =
  KINDS.find((kind) => kind === values.kind) ??
  endWith(`--kind takes ${KINDS.join(' or ')}, not "${values.kind}".`, 2)
const answers = { kind, title, parent, path: values.path || suggestedPath(kind, title) }

const files = filesIn(repositoryRoot())
const site = readSite(files)
const wrong = fault(site, answers)
if (wrong) endWith(wrong)
const file = fileOfPath(answers.path)
const made = filesOfPage(site, answers, JSON.parse(readFileSync(SNIPPETS, 'utf8')))
const list = () => [...files.list(), file]
const { problems } = checkSite({ ...files, list, read: (name) => made[name] ?? files.read(name) })
const errors = problems.filter((problem) => problem.severity === 'error' && problem.file === file)
if (errors.length > 0)
  endWith(`The page would not pass the check, so it was not written:\n${textReport(errors)}`)

mkdirSync(dirname(file), { recursive: true })
for (const [name, text] of Object.entries(made)) writeFileSync(name, text)
const card = made[fileOfPath(parent)]
  ? 'has a card for it, which shows when the page is published'
  : 'has no cards with room for one more. When the page is published, link it from there'
console.log(`${file} has been written as a draft. Write your words in place of those after REPLACE, then remove the line "draft: true".
${fileOfPath(parent)} ${card}.
\`npm run content:check\` lists what is left to write, in the card once the page is no longer a draft.`)
