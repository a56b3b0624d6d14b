/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { EnvFileError, loadEnvFile } from './envFile.ts'

let dir: string
let file: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'env-'))
  file = join(dir, '.env')
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Loads a file with this content. Returns the resulting environment, or the problems. */
function load(content: string | Buffer, environment: Record<string, string> = {}) {
  writeFileSync(file, content)
  const result = environment as NodeJS.ProcessEnv
  try {
    loadEnvFile(file, result)
  } catch (error) {
    if (!(error instanceof EnvFileError)) throw error
    expect(result).toEqual(environment)
    return error.message.split('\n- ').slice(1)
  }
  return result
}

describe('loadEnvFile', () => {
  it('reads names and values in every honest spelling, and lets what is set already win', () => {
    const content = [
      '# a comment',
      '',
      'PORT=8080 # a comment',
      'export HOST = 0.0.0.0',
      "MAIL_API_KEY='pa#ss word' # a comment",
      'SMTP_URL="smtps://website:pa%23ss@mail.example"',
      'CONTACT_SUBJECT=wrote %20 things',
      'RETENTION_DAYS=',
      'DATA_DIR= # unset',
      'CLOUDFLARE_API_TOKEN=of another program',
      '',
    ]
    for (const end of ['\n', '\r\n'])
      expect(load(content.join(end), { PORT: '1' })).toEqual({
        PORT: '1',
        HOST: '0.0.0.0',
        MAIL_API_KEY: 'pa#ss word',
        SMTP_URL: 'smtps://website:pa%23ss@mail.example',
        CONTACT_SUBJECT: 'wrote %20 things',
        RETENTION_DAYS: '',
        DATA_DIR: '',
        CLOUDFLARE_API_TOKEN: 'of another program',
      })
  })

  it.each([
    ['RETENTON_DAYS=14', 'RETENTION_DAYS'],
    ['retention-days=14', 'RETENTION_DAYS'],
    ['port=80', 'PORT'],
    ['HOTS=x', 'HOST'],
    ['MAIL_KEY=x', 'MAIL_API_KEY'],
    ['API_MAIL_KEY=x', 'MAIL_API_KEY'],
    ['CONTACT_EMAIL_TO=x', 'CONTACT_TO_EMAIL'],
    ['LEAD_TRACKING_SCR=x', 'LEAD_TRACKING_SRC'],
    ['EDGE_TUNNING=x', 'EDGE_TUNING'],
    ['TRUSTED_PROXY=x', 'TRUSTED_PROXIES'],
    ['trusted-proxy=x', 'TRUSTED_PROXIES'],
    ['NEWS_IMAGES_HOST=x', 'NEWS_IMAGE_HOSTS'],
  ])('asks about %s', (line, meant) => {
    const [name] = line.split('=')
    expect(load(`# one\n${line}\n`)).toEqual([
      `line 2: There is no setting ${name}. Did you mean ${meant}?`,
    ])
  })

  it.each(['MAIL=x', 'HOME=x', 'POSTGRES_URL=x', 'API_KEY=x', 'XDG_DATA_DIRS=x', 'SMTP_PORT=25'])(
    'leaves %s to other programs',
    (line) => {
      expect(load(line)).toEqual(Object.fromEntries([line.split('=')]))
    },
  )

  it.each([
    ['PORT: 80', /^line 1: PORT is followed by a colon\. Write PORT=value/],
    ['PORT', /^line 1: PORT has no value\. Write PORT=value/],
    ['secret-of-a-key', /^line 1: A line is NAME=value/],
    ['MAIL_API_KEY=secret#1', /^line 1: MAIL_API_KEY has a # in its value.*quotation marks/],
    ['SMTP_URL=smtps://u:secret#1@mail.example', /# in its value.*%23/],
    ['MAIL_API_KEY=#secret', /# in its value/],
    ['MAIL_API_KEY="secret', /not closed/],
    ['MAIL_API_KEY="secret" more', /text after its closing/],
    ['MAIL_API_KEY=“secret”', /typographic quotation mark/],
    ...['\u00a0PORT=1', 'PORT\u00a0=1', 'export\tPORT=1', '\u200bPORT=1', '\u2028PORT=1'].map(
      (line) => [`HOST=x\n${line}`, /^line 2: Before the equals sign/] as const,
    ),
    ['HOST=x\n\ufeffPORT=1', /^line 2: Before the equals sign/],
    ['PORT=1\n\nPORT=2', /^line 3: PORT stands in line 1, too/],
  ])('says what is wrong with %j, without quoting it', (content, problem) => {
    expect(load(content)).toEqual([expect.stringMatching(problem)])
    expect(String(load(content))).not.toContain('secret')
  })

  it('names every problem at once', () => {
    expect(load('PROT=1\nHOST: x\nMAIL_API_KEY=a#b\n')).toEqual([
      expect.stringMatching(/^line 1: .*PORT\?$/),
      expect.stringMatching(/^line 2: HOST/),
      expect.stringMatching(/^line 3: MAIL_API_KEY/),
    ])
  })

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFPORT=80')],
    ['UTF-16', Buffer.from('\uFEFFPORT=80', 'utf16le')],
  ])('names a file in %s', (encoding, content) => {
    expect(load(content)).toEqual([
      `line 1: The file is saved as ${encoding}, which hides its first name. Save it as plain UTF-8.`,
    ])
  })

  it('names a folder in place of the file, and does without a file', () => {
    expect(() => loadEnvFile(file, {} as NodeJS.ProcessEnv)).not.toThrow()
    mkdirSync(file)
    expect(() => loadEnvFile(file, {} as NodeJS.ProcessEnv)).toThrow(/It is a folder/)
  })
})
