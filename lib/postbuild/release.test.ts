/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { keepRelease, LAST_RELEASE, restoreLastRelease } from './release.ts'
import { listFiles } from './testing/sample.ts'

function put(root: string, file: string, content = file) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

it('keeps the hashed files of a release for one release more', () => {
  const root = mkdtempSync(join(tmpdir(), 'release-'))
  const hashed = (name: string) =>
    name === 'c' ? 'photos/c.0123456789abcdef.avif' : `_next/static/${name}.js`
  const release = (name: string, ...names: string[]) => {
    const out = join(root, name)
    put(out, 'index.html')
    for (const one of names) {
      put(out, hashed(one), `${one} of ${name}`)
      put(out, `${hashed(one)}.br`)
    }
    const added = restoreLastRelease(root, out)
    keepRelease(root, out, names.map(hashed))
    return added
  }

  expect(release('first', 'a', 'b')).toEqual([])
  expect(release('second', 'b', 'c')).toEqual([hashed('a'), `${hashed('a')}.br`])
  expect(readFileSync(join(root, 'second', hashed('b')), 'utf8')).toBe('b of second')
  // What the first had is now two releases old.
  expect(release('third', 'c', 'd')).toEqual([hashed('b'), `${hashed('b')}.br`])
  expect(listFiles(join(root, LAST_RELEASE))).toEqual(
    ['d', 'c'].flatMap((name) => [hashed(name), `${hashed(name)}.br`]),
  )
})
