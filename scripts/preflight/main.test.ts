/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, it } from '@jest/globals'
import { makeTestFolder } from '#check/testing/testSite.ts'
import { dayOf } from '#lib/content/days.ts'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'
import { describeRelease } from '#lib/testing/release.ts'

it('lists what is left, such as made-up people, and stops a deploy before anything is uploaded', () => {
  const site = makeTestFolder()
  try {
    site.write('.env.example', 'MAIL_API_KEY=\nNEWS_API_KEY=\n')
    // The worker cannot use the mail server.
    site.write('.env', 'NEWS_API_KEY=key\nSMTP_URL=smtps://mail.example\n')
    site.edit('content/data/people.yaml', 'monogram: AE', 'monogram: AE\n  placeholder: true')
    site.write(`dist/1/out/${BUILD_MARK}`, '{"pages":1,"hashed":[]}')
    site.write('dist/1/out/index.html', '<a href="https://tester.example/">Home</a>')
    describeRelease(join(site.root, 'dist/1'))
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [resolve('scripts/deploy/main.ts')],
      {
        cwd: site.root,
        encoding: 'utf8',
        // An empty PATH, so that nothing can be uploaded even if this fails.
        env: { NODE_ENV: 'test', PATH: '' },
      },
    )
    expect(stdout).toContain('Ada Example is a placeholder.')
    expect(stdout).toContain('dist/1/out/ has "tester.example", a host reserved for examples')
    expect(stdout).toContain('.env.example MAIL_API_KEY is not set')
    expect(stdout).not.toContain('NEWS_API_KEY')
    expect(stdout).toMatch(/Left to do before a deploy: \d+\.\n$/)
    expect(stderr).toBe('Nothing was deployed.\n')
    expect(status).toBe(1)
    const withoutSettings = spawnSync(
      process.execPath,
      [resolve('scripts/preflight/main.ts'), '--no-settings', 'dist/1/out'],
      { cwd: site.root, encoding: 'utf8' },
    )
    expect(withoutSettings.stdout).toContain('Ada Example is a placeholder.')
    expect(withoutSettings.stdout).not.toContain('.env.example')
  } finally {
    site.dispose()
  }
})

it('lists apart what only the date of tomorrow stops', () => {
  const site = makeTestFolder()
  const preflight = () =>
    spawnSync(process.execPath, [resolve('scripts/preflight/main.ts'), '--tomorrow'], {
      cwd: site.root,
      encoding: 'utf8',
    })
  try {
    const before = preflight()
    expect([before.stdout, before.stderr, before.status]).toEqual([
      '\nWhat stops the deploy of tomorrow: nothing.\n',
      '',
      0,
    ])
    site.edit('content/alpha.mdx', 'intro:', `reviewBy: ${dayOf(new Date())}\nintro:`)
    const { stdout, status } = preflight()
    expect(stdout).toContain('the page is due for review by')
    expect(stdout).toContain('What stops the deploy of tomorrow: 1.')
    expect(status).toBe(1)
  } finally {
    site.dispose()
  }
})
