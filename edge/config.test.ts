/** @jest-environment node */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ConfigError } from '#lib/configError.ts'
import { SETTINGS } from '#lib/settingNames.ts'
import { filesOf } from '#lib/testing/tree.ts'
import { embeddedDefaults, readConfig, secretsOf } from './config.ts'
import { parseJsonc, root } from './testing/runtimes.ts'
import { defaultTuning } from './tuning.ts'

const complete = {
  NEWS_API_URL: 'https://news.example/api',
  NEWS_API_KEY: 'news-key-1',
  NEWS_FALLBACK_URL: 'https://feed.example/top.json?apiKey=feed-key-1',
  NEWS_IMAGE_HOSTS: 'News.example, cdn.example',
  MAIL_API_URL: 'https://mail.example/v3/send',
  MAIL_API_KEY: 'mail-key-1',
  CONTACT_TO_EMAIL: 'hello@tester.example',
  CONTACT_TO_NAME: 'Tester',
  CONTACT_SENDER_EMAIL: 'website@tester.example',
  CONTACT_SENDER_NAME: 'Tester website',
  CONTACT_SUBJECT: 'wrote from the website',
  PORT: '8080',
  HOST: '0.0.0.0',
  TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
  DATA_DIR: '/var/lib/site',
  RETENTION_DAYS: '14',
  STRICT_TRANSPORT_SECURITY: 'max-age=63072000; includeSubDomains; preload',
}

/** What wrangler.jsonc says of the object that runs the API. */
interface WranglerConfig {
  durable_objects: { bindings: { class_name: string }[] }
  migrations: {
    tag: string
    new_sqlite_classes?: string[]
    renamed_classes?: { from: string; to: string }[]
  }[]
}

function problemsOf(environment: Record<string, unknown>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('readConfig', () => {
  it('reads a complete environment', () => {
    expect(readConfig(complete)).toEqual({
      news: {
        primary: { url: complete.NEWS_API_URL, key: 'news-key-1' },
        fallback: complete.NEWS_FALLBACK_URL,
        imageHosts: ['news.example', 'cdn.example'],
      },
      mail: { url: complete.MAIL_API_URL, key: 'mail-key-1' },
      contact: {
        to: { email: 'hello@tester.example', name: 'Tester' },
        sender: { email: 'website@tester.example', name: 'Tester website' },
        subject: 'wrote from the website',
      },
      port: 8080,
      host: '0.0.0.0',
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      dataDir: '/var/lib/site',
      smtpUrl: undefined,
      retentionDays: 14,
      transportSecurity: 'max-age=63072000; includeSubDomains; preload',
      tuning: defaultTuning,
      keys: ['news-key-1', 'mail-key-1'],
    })
  })

  it('runs without any settings, and reports its defaults', () => {
    const config = readConfig({
      PATH: '/bin',
      HOME: '/root',
      MAIL: '/var/mail/me',
      XDG_DATA_DIRS: '/usr',
    })
    expect(config).toMatchObject({ news: {}, mail: undefined })
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustedProxies: [],
      retentionDays: 30,
      transportSecurity: 'max-age=86400',
    })
    expect(embeddedDefaults(config)).toEqual([
      'News: the recorded sample, as NEWS_API_URL is not set.',
      'Mail: nothing is sent, as neither MAIL_API_URL nor SMTP_URL is set; messages stay in the store.',
    ])
    expect(embeddedDefaults(readConfig(complete))).toEqual([])
  })

  it('treats an empty value as unset, as .env files leave it', () => {
    const empty = Object.fromEntries(Object.keys(complete).map((name) => [name, '  ']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it('lists every problem at once', () => {
    expect(
      problemsOf({
        NEWS_API_URL: 'http://news.example/api',
        MAIL_API_KEY: 'two words',
        CONTACT_SENDER_EMAIL: 'a@b.co, c@d.co',
        PORT: '99999',
        EDGE_TUNING: '{newsTimeout:1}',
      }),
    ).toMatchInlineSnapshot(`
"The environment needs corrections:
- NEWS_API_URL must be an https:// address without user and password (http:// only for this machine).
- MAIL_API_KEY must be printable characters without spaces.
- CONTACT_SENDER_EMAIL must be one plain email address.
- PORT must be a whole number from 0 to 65535 (0 takes any free port).
- EDGE_TUNING must be a JSON object, such as {"newsTimeoutMs":5000}.
- NEWS_API_KEY is missing, and NEWS_API_URL needs it.
- MAIL_API_URL is missing, and MAIL_API_KEY needs it.
- CONTACT_TO_EMAIL is missing, and MAIL_API_KEY needs it."
`)
  })

  it('refuses one of a pair without the other, and to send mail without both addresses', () => {
    for (const [set, missing] of ['NEWS_API', 'MAIL_API'].flatMap((name) => [
      [`${name}_URL`, `${name}_KEY`],
      [`${name}_KEY`, `${name}_URL`],
    ]) as [keyof typeof complete, string][])
      expect(problemsOf({ [set]: complete[set] })).toContain(
        `${missing} is missing, and ${set} needs it.`,
      )
    for (const name of ['CONTACT_TO_EMAIL', 'CONTACT_SENDER_EMAIL'])
      expect(problemsOf({ ...complete, [name]: undefined })).toContain(`${name} is missing`)
  })

  it.each([
    ['NEWS_API_URL', 'ftp://news.example/'],
    ['NEWS_API_URL', 'https://user:secret-pass@news.example/'],
    ['NEWS_API_URL', 'news.example'],
    ['NEWS_API_KEY', 'secret\nkey'],
    ['NEWS_IMAGE_HOSTS', 'https://secret.example/'],
    ['NEWS_IMAGE_HOSTS', '.secret.example'],
    ['NEWS_IMAGE_HOSTS', 'secret.example.'],
    ['MAIL_API_KEY', 'secret-kéy'],
    ['CONTACT_TO_EMAIL', 'secret'],
    ['CONTACT_TO_NAME', 'secret\r\nBcc: x'],
    ['SMTP_URL', 'https://secret@mail.example'],
    ['SMTP_URL', 'smtps://website:secret%@mail.example'],
    ['SMTP_URL', 'smtps://website:secret%ff@mail.example'],
    ['SMTP_URL', 'smtps://'],
    ['SMTP_URL', 'smtps://website:12#secret@mail.example'],
    ['SMTP_URL', 'smtps://website:12/secret@mail.example'],
    ['SMTP_URL', 'smtps://website:12?secret@mail.example'],
    ['STRICT_TRANSPORT_SECURITY', 'secret'],
    ['STRICT_TRANSPORT_SECURITY', '31536000'],
    ['STRICT_TRANSPORT_SECURITY', 'max-age=86400; includeSubDomains; preload'],
    ['STRICT_TRANSPORT_SECURITY', 'max-age=31536000; preload'],
    ['TRUSTED_PROXIES', 'secret'],
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', '::ffff:127.0.0.1'],
    ['TRUSTED_PROXIES', '10.1/16'],
    ['TRUSTED_PROXIES', '010.0.0.1'],
    ['HOST', 'secret host'],
    ['DATA_DIR', '~/secret'],
    ['DATA_DIR', '$HOME/secret'],
    ['DATA_DIR', '/srv/$SITE/secret'],
    ['DATA_DIR', 'D:\nsecret'],
    ['RETENTION_DAYS', '0'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1.5'],
    ['EDGE_TUNING', 'secret'],
    ['EDGE_TUNING', '["secret"]'],
    ['EDGE_TUNING', '{"secret":1}'],
    ['EDGE_TUNING', '{"newsTimeoutMs":"secret"}'],
    ['EDGE_TUNING', '{"newsTimeoutMs":-1}'],
    ['EDGE_TUNING', '{"quotaPerDay":1.5}'],
  ])('refuses %s=%j and never quotes it', (name, value) => {
    const message = problemsOf({ ...complete, [name]: value })
    expect(message).toContain(name)
    expect(message).not.toContain('secret')
  })

  it.each([
    ['smtps://website:100%@mail.example', '%25'],
    ['smtps://website:a#b@mail.example', '%23'],
    ['smtps://website:a/b@mail.example', '%2F'],
    ['smtps://website:a?b@mail.example', '%3F'],
  ])('says how the odd character in %s is written', (address, spelling) => {
    expect(problemsOf({ ...complete, SMTP_URL: address })).toContain(spelling)
  })

  it.each(['a%25%23%2f%3F', 'gr%C3%BC%C3%9Fe', 'a:b'])('takes the password %s', (password) => {
    expect(problemsOf({ SMTP_URL: `smtps://website:${password}@mail.example` })).not.toContain(
      'SMTP_URL must',
    )
  })

  it('asks about names that nobody but this site can mean', () => {
    expect(problemsOf({ RETENTON_DAYS: '14', HOSTS: 'x', MAIL: 'x' })).toMatch(
      /:\n- There is no setting RETENTON_DAYS\. Did you mean RETENTION_DAYS\?$/,
    )
    expect(problemsOf({ EDGE_TUNING: '{"newsTimeout":1}' })).toContain(
      'EDGE_TUNING has a name that it does not take. It may be meant as newsTimeoutMs.',
    )
  })

  it('sends with SMTP instead of the API, not in addition to it', () => {
    const { MAIL_API_URL, MAIL_API_KEY, ...others } = complete
    const smtp = 'smtps://website:secret-pass@mail.example'
    expect(readConfig({ ...others, SMTP_URL: smtp })).toMatchObject({
      smtpUrl: smtp,
      mail: undefined,
    })
    expect(secretsOf(readConfig({ ...others, SMTP_URL: smtp }))).toContain('secret-pass')
    expect(problemsOf({ ...complete, SMTP_URL: smtp })).toContain(
      'SMTP_URL and MAIL_API_URL are both set',
    )
    expect(problemsOf({ SMTP_URL: smtp })).toContain('CONTACT_TO_EMAIL is missing')
  })

  it('knows which values are secret, including keys in URLs', () => {
    expect(secretsOf(readConfig(complete))).toEqual(['news-key-1', 'mail-key-1', 'feed-key-1'])
  })
})

describe('what stands beside the code', () => {
  it('.env.example has every name, none set', async () => {
    const example = await readFile(join(root, '.env.example'), 'utf8')
    const isThere = (name: string) => new RegExp(`^#?\\s?${name}=`, 'm').test(example)
    expect(SETTINGS.filter((name) => !isThere(name))).toEqual([])
    const set = example.split('\n').filter((line) => /^[A-Z_]+=./.test(line))
    expect(set).toEqual([])
  })

  it('docs/deploy.md explains every name', async () => {
    const page = await readFile(join(root, 'docs/deploy.md'), 'utf8')
    const names = SETTINGS.filter((name) => name !== 'EDGE_TUNING')
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('docs/deploy.md explains every alarm', async () => {
    const page = await readFile(join(root, 'docs/deploy.md'), 'utf8')
    const code = await Promise.all(
      filesOf('edge/**/*.ts')
        .filter((file) => !/\.test\.|testing\//.test(file))
        .map((file) => readFile(join(root, file), 'utf8')),
    )
    const alarms = [...code.join('').matchAll(/\('([\w.-]+)', \{\s*alarm: true/g)].map(
      ([, name]) => name,
    )
    expect(alarms.length).toBeGreaterThan(10)
    expect(alarms.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('wrangler.jsonc has no key', async () => {
    const config = parseJsonc(await readFile(join(root, 'wrangler.jsonc'), 'utf8'))
    expect(config).toMatchObject({
      assets: {
        directory: 'out',
        not_found_handling: 'none',
        html_handling: 'drop-trailing-slash',
      },
    })
    expect(config).not.toHaveProperty('vars')
  })

  it('wrangler.jsonc renames the object that keeps the messages, and never starts another', async () => {
    const { durable_objects, migrations } = parseJsonc(
      await readFile(join(root, 'wrangler.jsonc'), 'utf8'),
    ) as WranglerConfig
    const [first, ...renamings] = migrations
    let name = first?.new_sqlite_classes?.[0]
    for (const { renamed_classes = [], ...others } of renamings) {
      expect(Object.keys(others)).toEqual(['tag'])
      expect(renamed_classes).toEqual([{ from: name, to: expect.any(String) }])
      name = renamed_classes[0]?.to
    }
    expect(durable_objects.bindings.map(({ class_name }) => class_name)).toEqual([name])
  })
})
