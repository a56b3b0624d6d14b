/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readConfig } from '#edge/config.ts'
import type { Mail } from '#edge/contact/mail.ts'
import { createMailbox, type Mailbox } from '#edge/contact/mailbox.ts'
import { openStore } from '#edge/contact/store.ts'
import { Failure } from '#edge/failure.ts'
import { DATABASE, openSqlite } from '#edge/node/sqlite.ts'
import { runMessages } from './messages.ts'

let dir: string
let sql: ReturnType<typeof openSqlite>
let mailbox: Mailbox
let mails: Mail[]
let answer: () => { messageId: string; keep?: boolean }

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'messages-'))
  mails = []
  answer = () => ({ messageId: '1' })
  sql = openSqlite(dir)
  const config = readConfig({})
  const store = await openStore(sql, config.tuning)
  const send = async (mail: Mail) => {
    mails.push(mail)
    return answer()
  }
  const provider = { kind: 'api' as const, send }
  mailbox = await createMailbox({ config, store, provider, log: () => {}, now: Date.now })
})

afterEach(async () => {
  sql.close()
  await rm(dir, { recursive: true })
})

const accept = async (email: string, network = email) => {
  const message = {
    email,
    comment: `Words of ${email}\nin two lines`,
    id: undefined,
    signals: '',
    network,
  }
  return (await mailbox.accept(message)).reference ?? ''
}

async function run(...args: string[]) {
  let out = ''
  let err = ''
  const code = await runMessages(args, {
    findFolder: () => dir,
    print: (text) => {
      out += `${text}\n`
    },
    complain: (text) => {
      err += `${text}\n`
    },
  })
  return { code, out, err }
}

describe('npm run messages', () => {
  it('lists what is not delivered, with its words; or what is', async () => {
    const delivered = await accept('a@example.org')
    await mailbox.deliver()
    answer = () => {
      throw new Failure('status', { status: 400, mailRefused: true, code: 'invalid_parameter' })
    }
    const refused = await accept('b@example.org')
    await mailbox.deliver()
    const { out, code } = await run()
    expect(code).toBe(0)
    expect(out).toMatch(
      new RegExp(
        `^${refused} waiting, accepted .*, tried once \\(status, invalid_parameter\\)$`,
        'm',
      ),
    )
    expect(out).toContain('  b@example.org\n  Words of b@example.org\n  in two lines\n')
    expect(out).not.toContain(delivered)
    expect((await run('--delivered')).out).toMatch(
      new RegExp(`^${delivered} delivered, .*, delivered `, 'm'),
    )
    expect((await run('--state', 'kept')).out).toBe('There are no such messages.\n')
  })

  it('calls a message that is kept by no other name', async () => {
    answer = () => ({ messageId: 'kept', keep: true })
    const reference = await accept('a@example.org')
    await mailbox.deliver()
    const { out } = await run()
    expect(out).toMatch(new RegExp(`^${reference} kept, accepted `))
    expect(out).not.toContain('delivered')
  })

  it('sends a delivered message again, which a provider does not take for the old one', async () => {
    const reference = await accept('a@example.org')
    await mailbox.deliver()
    expect((await run('--retry')).out).toBe('Messages waiting for delivery: 0.\n')
    expect((await run('--retry', reference.toLowerCase())).out).toBe(
      'Messages waiting for delivery: 1.\n',
    )
    await mailbox.deliver()
    expect(mails.map((mail) => mail.reference)).toEqual([reference, reference])
    expect(mails[0]?.key).not.toBe(mails[1]?.key)
    expect(mails[1]?.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  })

  it('has its like in SQL, in docs/deploy.md, for a runtime without files', async () => {
    answer = () => ({ messageId: 'kept', keep: true })
    await accept('a@example.org')
    await mailbox.deliver()
    const [, block = ''] =
      /```sql\n([\s\S]*?)```/.exec(await readFile('docs/deploy.md', 'utf8')) ?? []
    const statements = block
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean)
    const results = statements.map((statement) => sql.all<{ email: string }>(statement))
    expect(results[0]).toMatchObject([{ email: 'a@example.org', state: 'kept' }])
    await mailbox.deliver()
    expect(mails).toHaveLength(2)
  })

  it('ends a pause that the provider asked for', async () => {
    answer = () => {
      throw new Failure('status', { status: 429, retryAfterMs: 1_000_000 })
    }
    await accept('a@example.org')
    await mailbox.deliver()
    answer = () => ({ messageId: '1' })
    await mailbox.deliver()
    expect(mails).toHaveLength(1)
    await run('--retry')
    await mailbox.deliver()
    expect(mails).toHaveLength(2)
  })

  it.each<[string, string[], number]>([
    ['email address', ['--from', 'B@example.org'], 1],
    ['network address', ['--like', 'TE-0000-00'], 2],
    ['state', ['--state', 'waiting'], 3],
    ['age', ['--older', '1', '--state', 'waiting'], 0],
    ['reference', ['TE-0000-00'], 1],
  ])('deletes by %s, so that not a byte of it is left', async (_name, choice, count) => {
    const first = await accept('a@example.org', 'one')
    await accept('b@example.org', 'two')
    await accept('c@example.org', 'one')
    const args = choice.map((text) => (text === 'TE-0000-00' ? first : text))
    expect(await run('--delete', ...args)).toMatchObject({
      code: count === 0 ? 1 : 0,
      out: `Messages deleted: ${count}.\n`,
    })
    const left = sql.all<{ email: string }>('SELECT email FROM messages')
    expect(left).toHaveLength(3 - count)
    const files = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name))))
    const found = ['a', 'b', 'c'].filter((name) =>
      Buffer.concat(files).includes(`Words of ${name}`),
    )
    expect(found.sort()).toEqual(left.map(({ email }) => email.charAt(0)).sort())
  })

  it.each<[string, string[], number[]]>([
    ['email address', ['--from', 'A@example.org'], [2]],
    ['reference', ['PL-AAAA-AB'], [1, 3]],
    ['state', ['--state', 'kept'], [1, 2]],
    ['age', ['--older', '9'], [2, 3]],
  ])('deletes by %s from the files to which messages have moved', async (_name, choice, left) => {
    const line = (number: number, more: object) =>
      `${JSON.stringify({ reference: `PL-AAAA-A${number}`, state: 'waiting', accepted: new Date().toISOString(), email: 'a@example.org', comment: `Words ${number}`, ...more })}\n`
    const accepted = new Date(Date.now() - 10 * 24 * 3_600_000).toISOString()
    sql.exportLines?.('2026-11-27', line(1, { accepted }))
    sql.exportLines?.('2026-11-28', line(2, { reference: 'PL-AAAA-AB', email: 'b@example.org' }))
    sql.exportLines?.('2026-11-28', line(3, { state: 'kept' }))
    expect((await run('--delete', ...choice)).out).toBe(`Messages deleted: ${3 - left.length}.\n`)
    const names = (await readdir(dir)).filter((name) => name.startsWith('exported'))
    const files = await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))
    expect(files.join('').match(/(?<=Words )\d/g)).toEqual(left.map(String))
    for (const name of names) expect((await stat(join(dir, name))).mode & 0o077).toBe(0)
  })

  it('names the lines of these files that are no whole message, and reads those after them', async () => {
    const accepted = new Date().toISOString()
    const line = (number: number) =>
      `${JSON.stringify({ reference: `PL-AAAA-A${number}`, state: 'kept', accepted, email: 'a@example.org', comment: `Words ${number}` })}\n`
    // Cut off by a power failure, and changed by hand.
    sql.exportLines?.('2026-11-27', line(1) + line(2).slice(0, -20))
    sql.exportLines?.('2026-11-27', `${line(3)}{"reference":"PL-AAAA-A4"}\n`)
    const { code, out, err } = await run('--delete', '--from', 'a@example.org')
    expect([code, out]).toEqual([0, 'Messages deleted: 2.\n'])
    const file = join(dir, 'exported-2026-11-27.jsonl')
    const said = (number: number) =>
      `${file}:${number} is not a whole message, so it stays. If it holds words that are to go, delete the line by hand.\n`
    expect(err).toBe(said(1) + said(2))
    expect(await readFile(file, 'utf8')).toBe(
      `${line(2).slice(0, -20)}\n{"reference":"PL-AAAA-A4"}\n`,
    )
  })

  it('exports messages and copies the store, but never over a file', async () => {
    const reference = await accept('a@example.org')
    const lines = join(dir, 'some.jsonl')
    const copy = join(dir, 'copy.sqlite')
    expect((await run('--export', lines)).out).toBe(`Messages written to ${lines}: 1.\n`)
    expect(JSON.parse(await readFile(lines, 'utf8'))).toMatchObject({
      reference,
      email: 'a@example.org',
    })
    expect((await run('--backup', copy)).code).toBe(0)
    expect((await readFile(copy)).includes('Words of a@example.org')).toBe(true)
    await writeFile(lines, 'mine')
    // Words of visitors are not for everybody on the machine.
    for (const file of [lines, copy]) expect((await stat(file)).mode & 0o077).toBe(0)
    const missing = join(dir, 'none/copy.sqlite')
    expect(await run('--backup', missing)).toMatchObject({
      code: 1,
      err: `There is no folder ${join(dir, 'none')}. Make it first.\n`,
    })
    for (const args of [
      ['--export', lines],
      ['--backup', copy],
    ])
      expect(await run(...args)).toMatchObject({
        code: 1,
        err: expect.stringMatching('exists already'),
      })
    expect(await readFile(lines, 'utf8')).toBe('mine')
  })

  it.each([
    [['--frm', 'x'], /^Unknown option '--frm'\. Add --help to see what this command takes\.$/m],
    [['--from'], /argument missing\. Add --help/],
    [['--delete'], /--delete needs to know which messages/],
    [['--delete', '--retry'], /do not go together/],
    [['--delete', '--delivered', '--state', 'given-up'], /--delivered and --state given-up do not/],
    [['--state', 'constructor'], /--state is one of waiting, refused/],
    [['hello'], /"hello" is not a reference/],
    [['--state', 'lost'], /--state is one of waiting, refused/],
    [['--older', 'soon'], /--older is a number of days/],
  ])('refuses what it does not understand in one line: %j', async (args, line) => {
    const { code, err, out } = await run(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(line)
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  it('says so where there is no store, or one of another version', async () => {
    await sql.commit(() => sql.writeVersion(99))
    expect(await run()).toMatchObject({ code: 1, err: expect.stringMatching('has version 99') })
    const none = join(dir, 'none')
    const nowhere = { findFolder: () => none, print: () => {}, complain: () => {} }
    expect(await runMessages([], nowhere)).toBe(1)
    expect(existsSync(none)).toBe(false)
  })

  it('says which file is damaged, and what to do', async () => {
    const damaged = await mkdtemp(join(dir, 'damaged-'))
    await writeFile(join(damaged, DATABASE), 'no database '.repeat(1000))
    let err = ''
    const code = await runMessages([], {
      findFolder: () => damaged,
      print: () => {},
      complain: (text) => {
        err += text
      },
    })
    expect([code, err]).toEqual([
      1,
      `${join(damaged, DATABASE)} cannot be used (file is not a database). Run this as the server's user. If the file is damaged, restore a backup.`,
    ])
  })

  it('says that another program has locked the file', async () => {
    await accept('a@example.org')
    const other = new DatabaseSync(join(dir, DATABASE))
    other.exec('BEGIN IMMEDIATE')
    const locked = await run('--delete', '--from', 'a@example.org')
    other.exec('ROLLBACK')
    expect(locked).toMatchObject({ code: 1, err: expect.stringMatching(/ locked it.*end that/) })
    other.close()
  }, 15_000)

  /** Runs the command where no file can have more than some KB, as on a full disk. */
  const runOnFullDisk = (kilobytes: number, ...args: string[]) => {
    const shell = `trap '' XFSZ; ulimit -f ${2 * kilobytes}; exec "$0" "$@"`
    const command = [process.execPath, join(import.meta.dirname, 'main.ts'), ...args]
    const env = { NODE_ENV: 'test', DATA_DIR: dir } as const
    return spawnSync('sh', ['-c', shell, ...command], { cwd: dir, encoding: 'utf8', env })
  }

  it.each([
    [[]],
    [['--retry']],
    [['--delete', '--from', 'a@example.org']],
    [['--export', 'lines.jsonl']],
    [['--backup', 'copy.sqlite']],
  ])('says that the disk of the store may be full, and changes nothing: %j', async (args) => {
    await accept('a@example.org')
    sql.close()
    const { status, stderr, stdout } = runOnFullDisk(0, ...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^\S+contact\.sqlite cannot be used \(.*\)\. .*make room.*\n$/i)
    sql = openSqlite(dir)
    expect(sql.all('SELECT state FROM messages')).toEqual([{ state: 'waiting' }])
    expect((await readdir(dir)).filter((name) => !name.startsWith('contact.'))).toEqual([])
  })

  it.each([
    ['--export', 'lines.jsonl'],
    ['--backup', 'copy.sqlite'],
  ])('leaves no half file behind where the disk is full: %s', async (action, file) => {
    for (let count = 0; count < 40; count++) await accept(`${count}@example.org`)
    const { status, stderr, stdout } = runOnFullDisk(4, action, file)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      new RegExp(`${file} .*\\. Make room on its disk, or choose another\\.\\n$`),
    )
    expect(existsSync(join(dir, file))).toBe(false)
  })

  it('explains itself whatever the settings are', async () => {
    let out = ''
    const help = await runMessages(['--help'], {
      findFolder: () => {
        throw new Error('Settings are read.')
      },
      print: (text) => {
        out += text
      },
      complain: () => {},
    })
    expect(help).toBe(0)
    expect(out).toContain('npm run messages')
  })
})
